import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone } from '../../fixtures/onPhone.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { checkedTestimonials, longTeam, longTestimonials, operatorTeam } from '../../fixtures/operatorContent.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { LandingScreen } from './LandingScreen.js';

const meta = preview.meta({ title: 'Screens/LandingScreen', tags: ['stable'], component: LandingScreen });

const risk = 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.';
const wide = { viewport: { value: 'wide', isRotated: false } };
const phone = { viewport: { value: 'phone', isRotated: false } };
const narrowest = { viewport: { value: 'narrowest', isRotated: false } };

/** The list item with a given heading of level 3. */
function getItem(canvasElement: HTMLElement, name: string): HTMLElement {
  const item = within(canvasElement).getByRole('heading', { level: 3, name }).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return item;
}

/** The hero names the product and links to signing up and to Telegram. */
export const Ready = meta.story({ globals: wide });

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-02', 'LAND-03', 'LAND-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      'Automated Ethereum Trading',
    ]);
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
    const [hero] = canvas.getAllByRole('link', { name: /^Join Telegram/ });
    await expect(hero).toHaveAttribute('href', 'https://t.me/');
    await expect(hero).toHaveAttribute('target', '_blank');
    await expect(hero).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Shows exactly three feature cards. */
export const Features = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-05', 'LAND-06', 'LAND-08'] },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('region', { name: 'What it offers' })).getAllByRole('listitem');
    const titles = cards.map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
    await expect(titles).toEqual(['AI-Driven Strategies', 'Real User Reviews', '24/7 Telegram Support']);
    for (const card of cards) await expect(card.querySelector('p')?.textContent).toMatch(/\w+ \w+ \w+/);
  },
});

/** Real User Reviews says that the reviews below are samples. */
export const ReviewsFeature = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-07', 'G-04', 'H-06'] },
  play: async ({ canvasElement }) => {
    await expect(getItem(canvasElement, 'Real User Reviews')).toHaveTextContent('Samples for now.');
  },
});

/** Shows exactly four steps in order. */
export const Steps = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-11', 'LAND-12', 'LAND-13'] },
  play: async ({ canvas }) => {
    const strip = within(canvas.getByRole('region', { name: 'Four steps to your first bot' }));
    const steps = strip.getAllByRole('listitem').map((step) => within(step).getByRole('heading').textContent);
    await expect(steps).toEqual(['Sign Up', 'Connect Wallet', 'Start Trading', 'Track Results']);
  },
});

/** The last steps promise no more than there is: coins are sent from the person's own wallet. */
export const LastSteps = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-14', 'LAND-15', 'G-05'] },
  play: async ({ canvasElement }) => {
    await expect(getItem(canvasElement, 'Connect Wallet')).toHaveTextContent(
      'Send ETH from your own wallet to an address made for you.',
    );
    await expect(getItem(canvasElement, 'Start Trading')).toHaveTextContent('Pick a bot, an amount and its limits.');
    await expect(getItem(canvasElement, 'Track Results')).toHaveTextContent('See value, return and recent activity');
  },
});

/** Telegram has a section of its own besides the hero and the footer. */
export const TelegramSection = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-16', 'LAND-21'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Talk to us on Telegram' }));
    await expect(section.getByRole('link', { name: /^Join Telegram/ })).toHaveAttribute('href', 'https://t.me/');
    const footer = within(canvas.getByRole('contentinfo'));
    await expect(footer.getByRole('link', { name: /^Telegram/ })).toHaveAttribute('href', 'https://t.me/');
    await expect(canvas.getAllByRole('link', { name: /Telegram/ })).toHaveLength(3);
  },
});

/** No heading level is skipped, and no text promises a gain. */
export const Outline = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-03'] },
  play: async ({ canvas, canvasElement }) => {
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number.parseInt(tagName.slice(1), 10));
    await expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      await expect(level).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
    }
    await expect(canvasElement.textContent).not.toMatch(
      /\bearn|\bgrow|smart money|passive income|guaranteed (profit|return)/i,
    );
  },
});

/** The page mentions Ethereum and no other coin. */
export const OnlyEthereum = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['GEN-03', 'G-02'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toMatch(/Ethereum/);
    await expect(canvasElement.textContent).not.toMatch(
      /\b(?:bitcoin|BTC|litecoin|LTC|tether|USDT|solana|dogecoin)\b/i,
    );
  },
});

/** The distance of an element from the top of the page (px). */
const getTop = (element: HTMLElement) => element.getBoundingClientRect().top;

/** The risk sentence comes before the first call to action, as large as the text beside it. */
export const RiskFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-23'] },
  globals: phone,
  play: async ({ canvas }) => {
    const line = canvas.getByText(risk);
    await expect(getTop(line)).toBeLessThan(getTop(canvas.getByRole('link', { name: 'Get Started' })));
    const lead = canvas.getByText(/^Pick a bot, set/);
    await expect(getComputedStyle(line).fontSize).toBe(getComputedStyle(lead).fontSize);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
});

/** The operator's content replaces the samples, its risk sentence and channel the built-in ones. */
export const OperatorContent = meta.story({
  args: { testimonials: checkedTestimonials, team: operatorTeam },
  globals: wide,
  render: (args) => (
    <UiProvider
      Link={StoryLink}
      now={() => storyTime}
      brand={{ name: 'Northwind' }}
      telegramHref="https://t.me/northwind"
      messages={{ RiskNote: { text: 'You may lose everything here.' } }}
    >
      <LandingScreen {...args} />
    </UiProvider>
  ),
});

OperatorContent.test(
  "the operator's content replaces the samples, its risk sentence and channel the built-in ones",
  { parameters: { requirements: ['H-23', 'H-16', 'G-06'] } },
  async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('You may lose everything here.')).toBeVisible();
    await expect(canvas.queryByText(risk)).toBeNull();
    for (const link of canvas.getAllByRole('link', { name: /Telegram/ })) {
      await expect(link).toHaveAttribute('href', 'https://t.me/northwind');
    }
    await expect(canvas.queryByText(/No channel set up yet/)).toBeNull();
    await expect(getItem(canvasElement, 'Real User Reviews')).not.toHaveTextContent('Samples');
    await expect(canvas.queryByText(/^Sample( profile)?$/)).toBeNull();
  },
);

/** Without an operator channel, the page says once that there is none yet. */
export const NoChannel = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAND-08', 'H-16'] },
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Talk to us on Telegram' }));
    await expect(section.getByText(/No channel set up yet\.$/)).toBeVisible();
    await expect(canvas.getAllByText(/set up yet|available yet/)).toHaveLength(1);
  },
});

/** Names and sentences of the operator may be of any length. */
export const LongText = meta.story({
  args: { testimonials: longTestimonials, team: longTeam },
  globals: narrowest,
  render: (args) => (
    <UiProvider now={() => storyTime} brand={{ name: 'Donaudampfschifffahrtsgesellschaft' }}>
      <LandingScreen {...args} />
    </UiProvider>
  ),
});

LongText.test('names and sentences of the operator may be of any length', async ({ canvas, canvasElement }) => {
  await expectNoSidewaysScroll(canvasElement);
  await expect(canvas.getAllByText(/^Wolfeschlegelsteinhausenbergerdorff/)).toHaveLength(6);
});

/** A signed-in person sees the same page with a link to the platform. */
export const SignedIn = meta.story({ args: { isSignedIn: true }, globals: wide });

SignedIn.test(
  'a signed-in person sees the same page with a link to the platform',
  { parameters: { requirements: ['G-09', 'G-17', 'G-18'] } },
  async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Go to platform' })).toHaveAttribute('href', '/platform');
    await expect(canvas.queryByRole('link', { name: 'Sign in' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  },
);

/** On phones the bottom bar covers none of the content. */
export const SignedInPhone = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-17', 'G-18'] },
  args: { isSignedIn: true },
  globals: phone,
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('navigation', { name: 'Main' });
    await expect(within(bar).getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    const last = canvas.getByText('Not affiliated with Binance, OKX or Bybit');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
});

export const Narrowest = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: narrowest,
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});

export const Phone = meta.story({ globals: phone });

Phone.test(
  'says what it says on a wide screen',
  ...onPhone(ReadyTest, Features, ReviewsFeature, Steps, LastSteps, TelegramSection, NoChannel),
);
