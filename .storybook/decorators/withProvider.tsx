import type { Decorator } from '@storybook/react-vite';
import type { SupportChannels } from '../../packages/ui/src/model/OperatorContent.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';

/** When every story takes place, in ms since the epoch: the same picture on every day. */
export const storyTime = Date.UTC(2026, 6, 12, 14, 2);

const now = () => storyTime;
const fillsTheWindow = /^(screens|flows)\/|\/(AppShell|AuthLayout|EnvironmentRibbon|PublicLayout)$/i;

const email = 'help@example.com';
const liveChatHref = 'https://chat.example.com/';
const telegramHref = 'https://t.me/northwind';

/** What an operator has set up, by the name the toolbar and a story's `globals.support` choose it by. */
export const supportSetups = {
  none: { support: {} },
  email: { support: { email } },
  chat: { support: { liveChatHref } },
  telegram: { support: {}, telegramHref },
  all: { support: { email, liveChatHref }, telegramHref },
} as const satisfies Record<string, { readonly support: SupportChannels; readonly telegramHref?: string }>;

/** Everything the interface asks of its host, at a fixed time and place; room around what is no whole screen. */
export const withProvider: Decorator = (Story, { title, globals }) => {
  const setup = supportSetups[globals['support'] as keyof typeof supportSetups];
  return (
    <UiProvider now={now} locale="en-US" timeZone="UTC" {...setup}>
      {fillsTheWindow.test(title) ? (
        <Story />
      ) : (
        <div style={{ padding: 'var(--ep-s6)' }}>
          <Story />
        </div>
      )}
    </UiProvider>
  );
};
