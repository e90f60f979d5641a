import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.js';

const meta = preview.meta({
  title: 'Screens/ForgotPasswordScreen',
  tags: ['stable'],
  component: ForgotPasswordScreen,
  globals: { support: 'email' },
});

const noReset = 'Only support can reset your password.';

/** Says that passwords cannot be reset here, and how to reach those who can. */
export const Ready = meta.story({ globals: { support: 'email', viewport: { value: 'wide', isRotated: false } } });

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-17', 'G-12'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    await expect(canvas.getByText(noReset)).toBeVisible();
    const mail = canvas.getByRole('link', { name: 'Write to help@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:help@example.com');
    await expect(mail).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
});

/** A plain page without fields and without anything to send. */
export const NothingToSend = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['FORGOT-02', 'FORGOT-03'] },
  globals: { support: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvasElement.querySelector('form, input, button')).toBeNull();
    await expect(canvas.getByText('Only the operator can reset your password.')).toBeVisible();
    await expect(canvas.getByText('Ask the operator')).toBeVisible();
    await expect(canvas.getByText('Never share your password or wallet keys.')).toBeVisible();
    await expect(canvas.queryByText(/support may/i)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Write to|chat|Telegram/ })).toBeNull();
  },
});

/** Without an e-mail address the live chat is offered. */
export const OnlyChat = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-17'] },
  globals: { support: 'chat' },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'Open live chat' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.com/');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** Every channel is a button, the first of them primary. */
export const AllChannels = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { support: 'all' },
  play: async ({ canvas }) => {
    const ways = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('data-kind')]);
    await expect(ways.slice(2, 5)).toEqual([
      ['Write to help@example.com', 'primary'],
      ['Open live chat', 'line'],
      ['Ask on Telegram @northwind', 'line'],
    ]);
  },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest));

export const NothingToSendPhone = NothingToSend.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const LongText = meta.story({
  render: () => (
    <UiProvider Link={StoryLink} support={{ email: `${'averylongnamewithoutanyplacetobreak'.repeat(2)}@example.com` }}>
      <ForgotPasswordScreen />
    </UiProvider>
  ),
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', async () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
);
