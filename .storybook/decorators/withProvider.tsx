import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ColorScheme } from '../../packages/ui/src/index.js';
import type { SupportSettings } from '../../packages/ui/src/model/OperatorContent.js';
import { PageStyles } from '../../packages/ui/src/provider/PageStyles.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { StoryIdContext, StoryLink } from './StoryLink.js';
import { PSEUDO_LOCALE, pseudoMessages } from '../pseudo.js';

/** The fixed time of every story (ms since the epoch), so that it renders the same on every day. */
export const storyTime = Date.UTC(2026, 6, 12, 14, 2);

const now = () => storyTime;
const fillsTheWindow = /^(Flows|Screens)\/|\/(AppShell|AuthLayout|EnvironmentRibbon|PublicLayout)$/;

const email = 'help@example.com';
const liveChatHref = 'https://chat.example.com/';
const telegramHref = 'https://t.me/northwind';

/** The operator's support channels, by the name the toolbar and a story's `globals.support` select them by. */
export const supportSetups = {
  none: { support: {} },
  email: { support: { email } },
  chat: { support: { liveChatHref } },
  telegram: { support: {}, telegramHref },
  all: { support: { email, liveChatHref }, telegramHref },
} as const satisfies Record<string, { readonly support: SupportSettings; readonly telegramHref?: string }>;

/** As a host sets them for a whole page, so that the page around the provider has them as well. */
function PageAround({ theme, direction }: { readonly theme: ColorScheme; readonly direction: 'ltr' | 'rtl' }) {
  useLayoutEffect(() => {
    const { documentElement } = document;
    if (theme !== 'dark') documentElement.dataset['theme'] = theme;
    if (direction !== 'ltr') documentElement.dir = direction;
    return () => {
      delete documentElement.dataset['theme'];
      documentElement.removeAttribute('dir');
    };
  }, [theme, direction]);
  return null;
}

/** The provider every component needs, at a fixed time and locale, with padding around everything but whole screens. */
export const withProvider: Decorator = (Story, { id, title, globals }) => {
  const setup = supportSetups[globals['support'] as keyof typeof supportSetups];
  const locale = String(globals['locale'] ?? 'en-US');
  const wording = locale === 'pseudo' ? { locale: PSEUDO_LOCALE, messages: pseudoMessages } : { locale };
  const direction = globals['direction'] as 'ltr' | 'rtl';
  return (
    <StoryIdContext value={id}>
      <UiProvider Link={StoryLink} now={now} timeZone="UTC" dir={direction} {...wording} {...setup}>
        <PageStyles />
        <PageAround theme={globals['theme'] as ColorScheme} direction={direction} />
        {fillsTheWindow.test(title) ? (
          <Story />
        ) : (
          <div style={{ container: 'ep-column / inline-size', padding: 'var(--ep-s6)' }}>
            <Story />
          </div>
        )}
      </UiProvider>
    </StoryIdContext>
  );
};
