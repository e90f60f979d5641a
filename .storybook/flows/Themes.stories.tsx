import { expect, waitFor } from 'storybook/test';
import { AppShell } from '../../packages/ui/src/components/AppShell/AppShell.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';
import preview from '../preview.js';
import { dialogs, screensIn, ShownStory } from './shownStories.js';

const shown = { screens: screensIn(['Ready']), dialogs };
const balance = live(decimal('1250.00'));
const stay = () => {};

interface ThemeProps {
  /** Every screen in one shell, or one of the widest dialogs. */
  readonly of: 'screens' | keyof typeof dialogs;
}

function Theme({ of }: ThemeProps) {
  if (of !== 'screens') return <ShownStory story={dialogs[of]} />;
  return (
    <AppShell current="bots" balance={balance} onLogOut={stay}>
      {Object.entries(shown.screens).map(([name, story]) => (
        <div key={name} data-state={name}>
          <ShownStory story={story} />
        </div>
      ))}
    </AppShell>
  );
}

const wide = { viewport: { value: 'wide', isRotated: false } };

const meta = preview.meta({
  component: Theme,
  args: { of: 'screens' },
  tags: ['!dev', '!autodocs'],
  // Each screen has landmarks and ids of a page of its own; colours are what another theme changes.
  parameters: { a11y: { options: { runOnly: { type: 'rule', values: ['color-contrast'] } } } },
  globals: { ...wide, theme: 'light' },
  play: async ({ canvasElement, args: { of }, globals }) => {
    await document.fonts.ready;
    await expect(getComputedStyle(canvasElement).colorScheme).toBe(globals['theme'] === 'light' ? 'light' : 'dark');
    if (of === 'screens') {
      await waitFor(() => expect(canvasElement.querySelector('canvas')).not.toBeNull());
      await expect(canvasElement.querySelectorAll('[data-state]')).toHaveLength(Object.keys(shown.screens).length);
    } else await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeVisible());
  },
});

/** Dark on light. */
export const Light = meta.story({});

/** The slider dialog in light. */
export const LightBotConfig = meta.story({ args: { of: 'BotConfigDialog' } });

/** The address and its code in light. */
export const LightDepositInfo = meta.story({ args: { of: 'DepositInfoDialog' } });

const contrast = { ...wide, theme: 'contrast' };

/** Stronger lines and texts on dark. */
export const Contrast = meta.story({ globals: contrast });

/** The slider dialog with more contrast. */
export const ContrastBotConfig = meta.story({ args: { of: 'BotConfigDialog' }, globals: contrast });

/** The address and its code with more contrast. */
export const ContrastDepositInfo = meta.story({ args: { of: 'DepositInfoDialog' }, globals: contrast });
