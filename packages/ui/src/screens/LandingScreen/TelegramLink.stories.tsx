import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { TelegramLink } from './TelegramLink.js';

const meta = preview.meta({
  title: 'Internals/TelegramLink',
  tags: ['internal'],
  component: TelegramLink,
  args: { label: 'Join Telegram' },
});

/** Without a handle none is invented, and the new tab has no opener. */
export const NoHandle = meta.story();

NoHandle.test(
  'without a handle none is invented, and the new tab has no opener',
  { parameters: { requirements: ['G-06'] } },
  async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Join Telegram (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://t.me/');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

NoHandle.test(
  "the link opens the operator's channel",
  {
    render: (args) => (
      <UiProvider telegramHref="https://t.me/northwind">
        <TelegramLink {...args} />
      </UiProvider>
    ),
  },
  async ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('href', 'https://t.me/northwind'),
);
