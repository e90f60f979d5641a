import type { Decorator } from '@storybook/react-vite';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';

/** When every story takes place, in ms since the epoch: the same picture on every day. */
export const storyTime = Date.UTC(2026, 6, 12, 14, 2);

const now = () => storyTime;
const fillsTheWindow = /^(screens|flows)\/|\/(AppShell|EnvironmentRibbon|PublicLayout)$/i;

/** Everything the interface asks of its host, at a fixed time and place; room around what is no whole screen. */
export const withProvider: Decorator = (Story, { title }) => (
  <UiProvider now={now} locale="en-US" timeZone="UTC">
    {fillsTheWindow.test(title) ? (
      <Story />
    ) : (
      <div style={{ padding: 'var(--ep-s6)' }}>
        <Story />
      </div>
    )}
  </UiProvider>
);
