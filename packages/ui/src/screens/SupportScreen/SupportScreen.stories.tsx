import { useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { sampleQuestions } from '../../samples/sampleContent.js';
import { articleResultsCode } from './LazyArticleResults.js';
import { SupportScreen, type SupportScreenProps } from './SupportScreen.js';

/** Stores the open article like a host. */
function Held(props: SupportScreenProps) {
  const [article, setArticle] = useState(props.article);
  return (
    <SupportScreen
      {...props}
      article={article}
      onChangeArticle={(next) => {
        setArticle(next);
        props.onChangeArticle(next);
      }}
    />
  );
}

const args: SupportScreenProps = {
  questions: sampleQuestions,
  article: null,
  onChangeArticle: fn(),
  onOpenMail: fn(),
  onCopy: fn(() => Promise.resolve()),
};

const meta = preview.meta({
  title: 'Screens/SupportScreen',
  tags: ['stable'],
  component: SupportScreen,
  render: (props) => <Held {...props} />,
  args,
  decorators: [withShell],
  parameters: { shell: { current: 'support' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

/** Waits for the dialog's animation, because contrast and sizes are measured after it. */
async function opened(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(() => expect(dialog.getAnimations().filter((one) => one.playState === 'running')).toHaveLength(0));
  return dialog;
}

/** Has three tabs: Guides, FAQ, Contact. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-03'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { level: 1 })).toHaveTextContent('Support and Help Center');
    await expect(main.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Guides', 'FAQ', 'Contact']);
    await expect(main.getByRole('tab', { selected: true })).toHaveTextContent('Guides');
    await expect(main.getByPlaceholderText('Search for help articles...')).toBeVisible();
    await expect(main.getByRole('heading', { level: 2, name: 'Deposits' })).toBeVisible();
  },
});

/** Opens a guide by its card. The page behind is inert until it closes, and focus returns to the card. */
async function openAndClose(canvasElement: HTMLElement, title: string): Promise<void> {
  const card = getMain(canvasElement).getByRole('button', { name: new RegExp(`^${title}`) });
  await userEvent.click(card);
  await opened(title);
  await expect(within(canvasElement).queryByRole('main')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(card).toHaveFocus());
}

/** A guide is a dialog, whose address a host can link to. */
export const GuideOpen = meta.story({ args: { article: 'deposit-guide' } });

/** The trading platform and deposit guides open a modal dialog each. */
export const GuidesOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-05', 'SUP-06', 'G-94'] },
  play: async ({ args: { onChangeArticle }, canvasElement }) => {
    await openAndClose(canvasElement, 'Trading platform');
    await openAndClose(canvasElement, 'Deposit guide');
    await expect(mocked(onChangeArticle).mock.calls.flat()).toEqual(['trading-platform', null, 'deposit-guide', null]);
  },
});

/** The trading robot and account settings guides open a modal dialog each. */
export const MoreGuidesOpen = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-07', 'SUP-08', 'G-94'] },
  play: async ({ args: { onChangeArticle }, canvasElement }) => {
    await openAndClose(canvasElement, 'Trading robot');
    await openAndClose(canvasElement, 'Account settings');
    await expect(mocked(onChangeArticle).mock.calls.flat()).toEqual(['trading-robot', null, 'account-settings', null]);
  },
});

/** Using Charts, Account Types and Deposits open a dialog each. */
export const QuickHelp = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-15', 'SUP-16', 'SUP-17'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { level: 2, name: 'Quick Help Guide' })).toBeVisible();
    for (const title of ['Using Charts', 'Account Types', 'Deposits']) {
      await userEvent.click(main.getByRole('button', { name: title }));
      await userEvent.click(within(await opened(title)).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
});

/** The help text says: ETH only, 500 USD equivalent, about 12 confirmations, 18 or older. */
export const HelpText = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-19', 'SUP-20', 'SUP-21'] },
  play: async ({ canvasElement }) => {
    await expect(
      getMain(canvasElement).getByText(
        'Deposits ETH only, minimum 500 USD equivalent, about 12 network confirmations, users must be 18 or older.',
      ),
    ).toBeVisible();
  },
});

Ready.test(
  'one article explains the different minimums; it opens from the help text and from the search',
  async ({ args: { onChangeArticle }, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Which minimum applies?' }));
    await userEvent.click(within(await opened('Which minimum applies?')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(main.getByRole('searchbox'), 'which minimum');
    await userEvent.click(await main.findByRole('button', { name: 'Which minimum applies? Article' }));
    await opened('Which minimum applies?');
    await expect(onChangeArticle).toHaveBeenLastCalledWith('which-minimum');
  },
);

/** Terms opens Terms & Conditions with the age limit of 18. */
export const Terms = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-18', 'SUP-22', 'G-96'] },
  play: async ({ canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Terms' }));
    await expect(await opened('Terms & Conditions')).toHaveTextContent('You must be 18 or older');
  },
});

/** A guide named in the URL is open at once. */
export const GuideLinked = meta.story({ args: { article: 'deposit-guide' as const } });

GuideLinked.test('a guide named in the URL is open at once', async () => {
  await opened('Deposit guide');
});

/** Five expandable questions are labelled as samples. */
export const Faq = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-09', 'G-94'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'FAQ' }));
    const panel = within(main.getByRole('tabpanel', { name: 'FAQ' }));
    const questions = panel.getAllByRole('button', { name: /\?$/ });
    await expect(questions).toHaveLength(5);
    await expect(panel.getByText('Sample', { exact: true })).toBeVisible();
    for (const [index, question] of questions.entries()) {
      await expect(question).toHaveAttribute('aria-expanded', 'false');
      await userEvent.click(question);
      const answer = within(panel.getByRole('region', { name: question.textContent }));
      await expect(answer.getByText(sampleQuestions.value[index]?.answer ?? '', { exact: false })).toBeVisible();
    }
  },
});

Ready.test(
  'the FAQ says that only the operator can stop a bot',
  { parameters: { requirements: ['G-136'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'FAQ' }));
    await userEvent.click(main.getByRole('button', { name: 'How do I stop a bot?' }));
    await expect(
      main.getByText("You can't stop a bot or take its money out here. Only the operator can."),
    ).toBeVisible();
  },
);

Ready.test(
  'with a support channel, the answer on stopping a bot names it',
  { parameters: { requirements: ['G-136'] }, globals: { support: 'email' } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'FAQ' }));
    await userEvent.click(main.getByRole('button', { name: 'How do I stop a bot?' }));
    await expect(main.getByText(/^You can't stop a bot/)).toHaveTextContent(
      "You can't stop a bot or take its money out here. Contact support (help@example.com).",
    );
    await expect(main.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
  },
);

/** Contact has live chat, name, email, message and Send Message. */
export const Contact = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-10', 'SUP-12', 'SUP-13'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'Contact' }));
    const panel = within(main.getByRole('tabpanel', { name: 'Contact' }));
    await expect(panel.getByText('Live Chat available 24/7')).toBeVisible();
    for (const name of ['Name', 'Email', 'Message']) await expect(panel.getByRole('textbox', { name })).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Send Message' })).toBeVisible();
  },
});

Ready.test('a typed message is still there after a visit to the guides', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await userEvent.click(main.getByRole('tab', { name: 'Contact' }));
  await userEvent.type(main.getByRole('textbox', { name: 'Message' }), 'Hello');
  await userEvent.click(main.getByRole('tab', { name: 'Guides' }));
  await userEvent.click(main.getByRole('tab', { name: 'Contact' }));
  await expect(main.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
});

Ready.test(
  "the operator's own answers and channels have no labels",
  {
    parameters: { requirements: ['SUP-11', 'H-16'] },
    args: {
      questions: { value: [{ question: 'Who are you?', answer: 'The operator.' }], provenance: 'operator' as const },
    },
    globals: { support: 'all' },
  },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'FAQ' }));
    await expect(main.getByText('Written by the operator')).toBeVisible();
    await expect(main.queryByText('Sample', { exact: true })).toBeNull();
    await userEvent.click(main.getByRole('tab', { name: 'Contact' }));
    await expect(main.getByRole('link', { name: 'help@example.com' })).toBeVisible();
    await expect(main.queryByText('Not available yet')).toBeNull();
  },
);

/** The search filters nothing in the tabs and lists the matches. */
export const SearchFound = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-02', 'G-93'] },
  play: async ({ args: { onChangeArticle }, canvasElement }) => {
    const main = getMain(canvasElement);
    const box = main.getByRole('searchbox');
    await userEvent.type(box, 'stop');
    await expect(await main.findByText('4 articles found')).toBeVisible();
    await expect(within(main.getByRole('tabpanel', { name: 'Guides' })).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(main.getByRole('button', { name: 'How do I stop a bot? Question' }));
    await waitFor(() => expect(main.getByRole('button', { name: 'How do I stop a bot?' })).toHaveFocus());
    await expect(main.getByText(/^You can't stop a bot/)).toBeVisible();
    await expect(
      within(main.getByRole('tabpanel', { name: 'FAQ' })).getAllByRole('button', { name: /\?$/ }),
    ).toHaveLength(5);
    await userEvent.click(main.getByRole('button', { name: 'Trading robot Guide' }));
    await opened('Trading robot');
    await expect(onChangeArticle).toHaveBeenLastCalledWith('trading-robot');
  },
});

Ready.test('without a match the search says so, and the tabs stay unchanged', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await userEvent.type(main.getByRole('searchbox'), 'zebra');
  await expect(await main.findByText(/^No article matches “zebra”/)).toBeVisible();
  await expect(within(main.getByRole('tabpanel', { name: 'Guides' })).getAllByRole('button')).toHaveLength(4);
});

Ready.test(
  'where the texts to search do not load, the search says so, and the tabs stay as they are',
  {
    beforeEach: () => {
      spyOn(articleResultsCode, 'current', 'get').mockReturnValue(undefined);
      spyOn(articleResultsCode, 'load').mockRejectedValueOnce(
        new TypeError('Failed to fetch dynamically imported module'),
      );
    },
  },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.queryByText('This part did not load')).toBeNull();
    await userEvent.type(main.getByRole('searchbox'), 'zebra');
    await expect(await main.findByText('This part did not load')).toBeVisible();
    await expect(within(main.getByRole('tabpanel', { name: 'Guides' })).getAllByRole('button')).toHaveLength(4);
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(await main.findByText(/^No article matches “zebra”/)).toBeVisible();
  },
);

/** Without a connection, everything can be read, and a message opens in the email app, which sends it later. */
export const Offline = meta.story({ globals: { ...offline, support: 'email' } });

Offline.test(
  'without a connection, everything can be read, and a message opens in the email app, which sends it later',
  async ({ args: { onOpenMail }, canvasElement }) => {
    await expectOffline(canvasElement);
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('tab', { name: 'Contact' }));
    await userEvent.type(main.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(main.getByRole('button', { name: 'Send Message' }));
    await expect(onOpenMail).toHaveBeenCalledOnce();
  },
);

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false }, textLength: 'long' },
});

LongText.test(
  'long questions and answers fit on the narrowest screen',
  {
    globals: { textLength: 'written' },
    args: {
      questions: {
        value: [{ question: 'averylongquestion'.repeat(6), answer: 'averylonganswer'.repeat(12) }],
        provenance: 'operator' as const,
      },
    },
  },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.type(main.getByRole('searchbox'), 'averylong');
    await userEvent.click(main.getByRole('tab', { name: 'FAQ' }));
    await userEvent.click(within(main.getByRole('tabpanel', { name: 'FAQ' })).getByRole('button'));
    await expectNoSidewaysScroll(canvasElement);
  },
);

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, HelpText, QuickHelp));

export const GuidesOpenPhone = GuidesOpen.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const MoreGuidesOpenPhone = MoreGuidesOpen.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const TermsPhone = Terms.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** The contact tab fits the narrowest screen. */
export const Narrowest = Contact.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** The FAQ tab fits a phone. */
export const FaqPhone = Faq.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});
