import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { ForgotPasswordScreen } from './ForgotPasswordScreen.js';

const meta = preview.meta({ component: ForgotPasswordScreen, args: { support: { email: 'support@example.com' } } });

const noReset = 'This site cannot reset a password, and it sends no email. Support does it.';

export const Ready = meta.story({
  name: 'H-17 G-12 says that nothing here resets a password, and how to reach who can',
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Forgot password');
    await expect(canvas.getByText(noReset)).toBeVisible();
    const mail = canvas.getByRole('link', { name: 'Write to support@example.com' });
    await expect(mail).toHaveAttribute('href', 'mailto:support@example.com');
    await expect(mail).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/login');
  },
});

export const NothingToSend = meta.story({
  name: 'FORGOT-02 FORGOT-03 a bare page with nothing to fill in and nothing to send',
  args: { support: {} },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await expect(canvasElement.querySelector('form, input, button')).toBeNull();
    await expect(canvas.getByText(noReset)).toBeVisible();
    await expect(canvas.getByText('This site names no support address')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Write to|chat/ })).toBeNull();
  },
});

export const OnlyChat = meta.story({
  name: 'H-17 without an address, the live chat is the way',
  args: { support: { liveChatHref: 'https://chat.example.com/' } },
  play: async ({ canvas }) => {
    const chat = canvas.getByRole('link', { name: 'Open live chat' });
    await expect(chat).toHaveAttribute('href', 'https://chat.example.com/');
    await expect(chat).toHaveAttribute('target', '_blank');
    await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

export const LongText = meta.story({
  args: { support: { email: `${'averylongnamewithoutanyplacetobreak'.repeat(2)}@example.com` } },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: async () => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320),
});
