import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { defineMessages } from '../../messages/messages.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { SupportLink } from './SupportLink.js';
import { useSupportMessages } from './useSupportMessages.js';

const samples = defineMessages('SupportSample', {
  less: 'Less than {amount} arrived.[ Contact {support}.]',
  change: '[Support can change it: {contact}.|The operator of this site can change it.]',
});

/** The link on its own, and within sentences. */
function Samples() {
  const t = useSupportMessages(samples);
  return (
    <>
      <p>
        <SupportLink />
      </p>
      <p>
        Please <SupportLink>contact support</SupportLink>
      </p>
      <p>{t.rich('less', { amount: '0.25 ETH' })}</p>
      <p>{t('change')}</p>
    </>
  );
}

const meta = preview.meta({
  title: 'Components/SupportLink',
  tags: ['stable'],
  component: SupportLink,
  render: () => <Samples />,
});

/** The text of each paragraph. */
const getLines = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('p')].map(({ textContent }) => textContent);

const getLinks = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('a')].map((link) =>
    // In Firefox the property also answers with the target of Storybook's <base>.
    [link.getAttribute('href'), link.getAttribute('target'), link.rel].join(' '),
  );

/** With e-mail support, links open the email app. */
export const Email = meta.story({ globals: { support: 'email' } });

Email.test('with e-mail support, links open the email app', async ({ canvasElement }) => {
  await expect(getLines(canvasElement)).toEqual([
    'help@example.com',
    'Please contact support',
    'Less than 0.25 ETH arrived. Contact support (help@example.com).',
    'Support can change it: help@example.com.',
  ]);
  const mail = 'mailto:help@example.com  ';
  await expect(getLinks(canvasElement)).toEqual([mail, mail, mail]);
});

/** With live chat, links open a new tab. */
export const LiveChat = meta.story({ globals: { support: 'chat' } });

LiveChat.test('with live chat, links open a new tab', async ({ canvasElement }) => {
  await expect(getLines(canvasElement)).toEqual([
    'live chat (opens in a new tab)',
    'Please contact support (opens in a new tab)',
    'Less than 0.25 ETH arrived. Contact support in the live chat (opens in a new tab).',
    'Support can change it: live chat.',
  ]);
  const chat = 'https://chat.example.com/ _blank noopener noreferrer';
  await expect(getLinks(canvasElement)).toEqual([chat, chat, chat]);
});

/** With Telegram, sentences name the handle. */
export const Telegram = meta.story({ globals: { support: 'telegram' } });

Telegram.test('with Telegram, sentences name the handle', async ({ canvasElement }) => {
  await expect(getLines(canvasElement)).toEqual([
    'Telegram @northwind (opens in a new tab)',
    'Please contact support (opens in a new tab)',
    'Less than 0.25 ETH arrived. Contact support at @northwind (opens in a new tab) on Telegram.',
    'Support can change it: Telegram @northwind.',
  ]);
  const telegram = 'https://t.me/northwind _blank noopener noreferrer';
  await expect(getLinks(canvasElement)).toEqual([telegram, telegram, telegram]);
});

/** A Telegram invitation has no handle to name. */
export const TelegramInvitation = meta.story({
  render: () => (
    <UiProvider Link={StoryLink} telegramHref="https://t.me/+AbCdEf123">
      <Samples />
    </UiProvider>
  ),
});

TelegramInvitation.test('a Telegram invitation has no handle to name', async ({ canvasElement }) => {
  await expect(getLines(canvasElement).slice(2)).toEqual([
    'Less than 0.25 ETH arrived. Contact support on Telegram (opens in a new tab).',
    'Support can change it: Telegram.',
  ]);
});

/** Without a channel, sentences omit support and the link opens the help centre. */
export const NoChannel = meta.story();

NoChannel.test(
  'without a channel, sentences omit support and the link opens the help centre',
  async ({ canvasElement }) => {
    await expect(getLines(canvasElement)).toEqual([
      'support',
      'Please contact support',
      'Less than 0.25 ETH arrived.',
      'The operator of this site can change it.',
    ]);
    await expect(getLinks(canvasElement)).toEqual(['/support  ', '/support  ']);
  },
);

NoChannel.test(
  'a malformed channel is ignored',
  {
    render: () => (
      <UiProvider
        Link={StoryLink}
        support={{ email: 'help', liveChatHref: 'javascript:alert(1)' }}
        telegramHref="https://telegram.me"
      >
        <Samples />
      </UiProvider>
    ),
  },
  async ({ canvasElement }) => {
    await expect(getLinks(canvasElement)).toEqual(['/support  ', '/support  ']);
  },
);

/** A long address wraps on the narrowest screen. */
export const LongAddress = meta.story({
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  render: () => (
    <UiProvider Link={StoryLink} support={{ email: `${'a-very-long-name'.repeat(4)}@example.com` }}>
      <Samples />
    </UiProvider>
  ),
});

LongAddress.test('a long address wraps on the narrowest screen', async () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
);
