import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import type { ColorScheme } from '../../packages/ui/src/index.js';
import type { SupportSettings } from '../../packages/ui/src/model/OperatorContent.js';
import { StoryIdContext, StoryLink } from '../../packages/ui/src/fixtures/StoryLink.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import { OfflineContext } from '../../packages/ui/src/provider/OfflineContext.js';
import { clocks } from '../toolbar/clock.js';
import { readGlobals } from '../toolbar/globalTypes.js';
import type { Wording } from './loadWording.js';

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

interface PageAroundProps {
  readonly theme: ColorScheme;
  readonly direction: 'ltr' | 'rtl';
}

/** As a host sets them for a whole page, so that the page around the provider has them as well. */
function PageAround({ theme, direction }: PageAroundProps) {
  const [, setMounted] = useState(false);
  // React runs the effects of a page before it renders again. As it ships it has no `act`, and a test would begin before them.
  // oxlint-disable-next-line react/set-state-in-effect -- rendering again is what it is for
  useLayoutEffect(() => setMounted(true), []);
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
export const withProvider: Decorator = (Story, { id, title, globals, loaded }) => {
  const { support, theme, connection, ...chosen } = readGlobals(globals);
  const setup = supportSetups[support as keyof typeof supportSetups];
  const wording = (loaded['wording'] ?? { locale: 'en-US' }) as Wording;
  const direction = chosen.direction as 'ltr' | 'rtl';
  const clock = chosen.clock as keyof typeof clocks;
  const areHidden = chosen.balances === 'hidden';
  return (
    <StoryIdContext value={id}>
      {/* Another clock is a jump in time, which nothing on the screen expects: it begins anew. */}
      <UiProvider
        key={clock}
        Link={StoryLink}
        now={clocks[clock]}
        timeZone="UTC"
        dir={direction}
        areBalancesHidden={areHidden}
        onToggleBalances={() =>
          addons.getChannel().emit(UPDATE_GLOBALS, { globals: { balances: areHidden ? 'shown' : 'hidden' } })
        }
        {...wording}
        {...setup}
      >
        <PageAround theme={theme as ColorScheme} direction={direction} />
        <OfflineContext value={connection === 'offline'}>
          {fillsTheWindow.test(title) ? (
            <Story />
          ) : (
            <div style={{ container: 'ep-column / inline-size', padding: 'var(--ep-card-pad)' }}>
              <Story />
            </div>
          )}
        </OfflineContext>
      </UiProvider>
    </StoryIdContext>
  );
};
