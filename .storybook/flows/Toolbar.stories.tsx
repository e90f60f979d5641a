import { expect, waitFor, within } from 'storybook/test';
import { ChartCard } from '../../packages/ui/src/components/ChartCard/ChartCard.js';
import { StatStrip } from '../../packages/ui/src/components/StatStrip/StatStrip.js';
import { liveHistory } from '../../packages/ui/src/fixtures/market.js';
import { derived, live, sample } from '../../packages/ui/src/model/Provenance.js';
import { SendButton } from '../../packages/ui/src/primitives/Button/SendButton.js';
import { Skeleton } from '../../packages/ui/src/primitives/Skeleton/Skeleton.js';
import { withShell } from '../decorators/withShell.js';
import preview from '../preview.js';

const stats = [
  { label: 'Active Bots', figure: live('3') },
  { label: 'Total Return', figure: derived('+$12.40') },
  { label: 'Total Users', figure: sample('12,480') },
];
const ignore = () => {};

/** Something of everything that a choice of the toolbar changes. */
function Shown() {
  return (
    <>
      <h1>Toolbar</h1>
      <StatStrip label="At a glance" stats={stats} />
      <ChartCard
        symbol="ETH-USD"
        history={{ status: 'ready', data: liveHistory }}
        chart={<Skeleton data-testid="plot" />}
        updates={{ used: 7, nextRefreshAt: null }}
        onRetry={ignore}
      />
      <SendButton>Withdraw</SendButton>
    </>
  );
}

const meta = preview.meta({
  component: Shown,
  tags: ['!dev', '!autodocs'],
  decorators: [withShell],
});

/** Every text 1.4 times as long, and brackets around it in the pseudo-locale. */
export const LongTexts = meta.story({
  globals: { textLength: 'long' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Log out lo' })).toBeInTheDocument();
  },
});

/** The pseudo-locale with long texts. */
export const LongPseudoTexts = meta.story({
  globals: { textLength: 'long', locale: 'pseudo' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '⟦Log out lo⟧' })).toBeInTheDocument();
  },
});

/** A strip says why nothing can be sent, and the buttons refer to it. */
export const Offline = meta.story({
  globals: { connection: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-disabled', 'true');
  },
});

/** An hour later the price is out of date. */
export const StaleClock = meta.story({
  globals: { clock: 'stale' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'ETH-USD' }));
    await expect(card.getByText(/out of date/i)).toHaveAttribute('data-provenance', 'stale');
  },
});

/** A day later the age of the price has grown with it. */
export const ClockOfTheNextDay = meta.story({
  globals: { clock: 'dayLater' },
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'ETH-USD' }));
    await expect(card.getByText(/out of date/i)).toHaveTextContent(/1 ?d|24 ?h/);
  },
});

/** Every figure has a line of its source, and a legend counts them. */
export const OutlinedSources = meta.story({
  globals: { sources: 'outlined' },
  play: async ({ canvas, canvasElement }) => {
    const legend = within(canvas.getByRole('complementary', { name: 'Sources of the figures' }));
    const texts = () => legend.getAllByRole('listitem').map((item) => item.textContent);
    await waitFor(() => expect(texts()).toEqual(['Live (4)', 'Estimated (2)', 'Sample (2)']));
    const outlines = new Set(
      ['live', 'derived', 'sample'].map((source) => {
        const { outlineStyle, outlineColor } = getComputedStyle(
          canvasElement.querySelector(`dl [data-figure='${source}']`) as Element,
        );
        return `${outlineStyle} ${outlineColor}`;
      }),
    );
    await expect(outlines.size).toBe(3);
    await expect([...outlines].some((outline) => outline.startsWith('none'))).toBe(false);
  },
});

/** The menus set what stories choose by name. */
export const Menus = meta.story({
  globals: { locale: 'rtl', more: 'offline' },
  play: async ({ canvas }) => {
    await expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    await expect(canvas.getByRole('button', { name: 'Withdraw' })).toHaveAttribute('aria-disabled', 'true');
  },
});
