import { expect, fn, userEvent, type within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { clickThrice } from '../../fixtures/repeatedInput.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { ContactPanel } from './ContactPanel.js';

const meta = preview.meta({
  title: 'Components/ContactPanel',
  tags: ['beta'],
  component: ContactPanel,
  args: { onOpenMail: fn(), onCopy: fn(() => Promise.resolve()) },
});

/** The text beside a channel's name. */
const getChannel = (canvas: ReturnType<typeof within>, name: string) => canvas.getByText(name).nextElementSibling;

/**
 * Without channels, live chat and e-mail support have a dash, and one sentence says why and what else helps.
 */
export const NoChannels = meta.story();

NoChannels.test(
  'without channels, live chat and e-mail support have a dash, and one sentence says why and what else helps',
  { parameters: { requirements: ['SUP-10', 'H-16'] } },
  async ({ canvas }) => {
    await expect(canvas.getByText('Live Chat available 24/7')).toBeVisible();
    await expect(getChannel(canvas, 'Live Chat available 24/7')).toHaveTextContent('—');
    await expect(getChannel(canvas, 'Email support')).toHaveTextContent('—');
    await expect(canvas.getByText('No support contact has been set up yet. Try the guides and the FAQ.')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
);

/** The operator's live chat, e-mail support and Telegram. */
export const AllChannels = meta.story({ globals: { support: 'all' } });

/** What it says. */
export const AllChannelsTest = AllChannels.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-11'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Email support')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'help@example.com' })).toHaveAttribute(
      'href',
      'mailto:help@example.com',
    );
    const chat = canvas.getByRole('link', { name: 'Open chat (opens in a new tab)' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.com/');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
    const telegram = canvas.getByRole('link', { name: '@northwind (opens in a new tab)' });
    await expect(telegram).toHaveAttribute('href', 'https://t.me/northwind');
    await expect(canvas.queryByText('Not available yet')).toBeNull();
  },
});

/** With e-mail support, live chat is marked as not available yet. */
export const EmailOnly = meta.story({ globals: { support: 'email' } });

EmailOnly.test('with e-mail support, live chat is marked as not available yet', async ({ canvas }) => {
  await expect(getChannel(canvas, 'Live Chat available 24/7')).toHaveTextContent('Not available yet');
  await expect(canvas.getAllByRole('link')).toHaveLength(1);
  await expect(canvas.queryByText(/No support contact/)).toBeNull();
});

NoChannels.test(
  'without an e-mail address the form says where to send the text instead',
  { parameters: { requirements: ['H-15'] }, globals: { support: 'telegram' } },
  async ({ canvas }) => {
    await expect(getChannel(canvas, 'Email support')).toHaveTextContent('—');
    await expect(canvas.getByText(/^Messages can't be sent yet\. Contact support at/)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByText(/Copy it and contact support at/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /^@northwind/ }).at(-1)).toHaveAttribute(
      'href',
      'https://t.me/northwind',
    );
  },
);

NoChannels.test(
  'send Message opens the email app with the text filled in',
  { parameters: { requirements: ['SUP-12', 'SUP-13', 'H-15'] }, globals: { support: 'all' } },
  async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ada & Co');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Where is{Enter}my deposit?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onOpenMail).toHaveBeenCalledOnce();
    await expect(args.onOpenMail).toHaveBeenLastCalledWith({
      href: 'mailto:help@example.com?subject=Message%20from%20Ada%20%26%20Co&body=Where%20is%0D%0Amy%20deposit%3F%0D%0A%0D%0AAda%20%26%20Co%0D%0Aada%40example.com',
    });
    await expect(canvas.getByText(/^If your email app didn't open, write to help@example.com/)).toBeVisible();
    await expect(canvas.queryByText(/was sent|has been sent|thank/i)).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Where is\nmy deposit?');
    await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }));
    await expect(args.onCopy).toHaveBeenCalledOnce();
    await expect(args.onCopy).toHaveBeenLastCalledWith('Where is\nmy deposit?\n\nAda & Co\nada@example.com');
  },
);

NoChannels.test(
  'a double click opens the email app once',
  { globals: { support: 'all' } },
  async ({ args, canvas }) => {
    clickThrice(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onOpenMail).toHaveBeenCalledOnce();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await expect(canvas.queryByRole('note')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onOpenMail).toHaveBeenCalledTimes(2);
  },
);

NoChannels.test(
  'without an e-mail address the form says that nothing was sent, and keeps the text',
  { parameters: { requirements: ['H-15', 'G-95'] } },
  async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Message' }), 'Hello');
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(canvas.getByText('Message not sent')).toBeVisible();
    await expect(canvas.getByText('No email address is set up. Your message is still here.')).toBeVisible();
    await expect(args.onOpenMail).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  },
);

NoChannels.test(
  'an empty form and a malformed address are passed on as they are',
  { parameters: { requirements: ['SUP-14', 'G-112'] }, globals: { support: 'all' } },
  async ({ args, canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await userEvent.type(email, 'not an address{Enter}');
    await expect(args.onOpenMail).toHaveBeenCalledTimes(2);
    await expect(args.onOpenMail).toHaveBeenLastCalledWith({
      href: 'mailto:help@example.com?subject=Message%20to%20support&body=not%20an%20address',
    });
    await expect(email).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    for (const field of canvas.getAllByRole('textbox')) await expect(field).not.toBeRequired();
  },
);

export const Phone = AllChannelsTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { support: 'all', viewport: { value: 'phone', isRotated: false } },
});

export const LongText = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: (args) => (
    <UiProvider Link={StoryLink} support={{ email: `${'a-very-long-name'.repeat(4)}@example.com` }}>
      <ContactPanel {...args} />
    </UiProvider>
  ),
});

LongText.test('fits on the narrowest screen with long text', async ({ canvas, canvasElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
  await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
