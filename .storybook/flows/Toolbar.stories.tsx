import { expect, waitFor, within } from 'storybook/test';
import { ChartCard } from '../../packages/ui/src/components/ChartCard/ChartCard.js';
import { StatStrip } from '../../packages/ui/src/components/StatStrip/StatStrip.js';
import { liveHistory } from '../../packages/ui/src/fixtures/market.js';
import { derived, live, sample } from '../../packages/ui/src/model/Provenance.js';
import { SendButton } from '../../packages/ui/src/primitives/Button/SendButton.js';
import { Skeleton } from '../../packages/ui/src/primitives/Skeleton/Skeleton.js';
import { withShell } from '../decorators/withShell.js';
import preview from '../preview.js';
import { viewports } from '../toolbar/globalTypes.js';

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

const animationOf = (canvasElement: HTMLElement) =>
  getComputedStyle(canvasElement.querySelector('[data-testid="plot"]') as Element).animationName;
/** In milliseconds, whichever unit the style sheet was shortened to. */
const durationOf = (canvasElement: HTMLElement) => {
  const value = getComputedStyle(canvasElement.ownerDocument.documentElement).getPropertyValue('--ep-base').trim();
  return Number(value.replace(/m?s$/, '')) * (value.endsWith('ms') ? 1 : 1000);
};

/** Motion on a device that asks for none. */
export const FullMotion = meta.story({
  globals: { motion: 'full' },
  play: async ({ canvasElement }) => {
    await expect(animationOf(canvasElement)).not.toBe('none');
    await expect(durationOf(canvasElement)).toBe(160);
  },
});

/** No motion, whatever the device asks for. */
export const ReducedMotion = meta.story({
  globals: { motion: 'reduced' },
  play: async ({ canvasElement }) => {
    await expect(animationOf(canvasElement)).toBe('none');
    await expect(durationOf(canvasElement)).toBe(0);
    const conditions = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .map((rule) => rule.media.mediaText);
    await expect(conditions.filter((text) => text.includes('prefers-reduced-motion'))).toEqual([]);
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

const backgroundOf = (element: Element) => getComputedStyle(element).backgroundColor;

/** Everything looks as it does below a pointer. */
export const Hovered = meta.story({
  globals: { pointer: 'hover' },
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    const hovered = getComputedStyle(canvasElement).getPropertyValue('--ep-surface-pressed').trim();
    const probe = canvasElement.appendChild(document.createElement('i'));
    probe.style.background = hovered;
    await waitFor(() => expect(backgroundOf(button)).toBe(backgroundOf(probe)));
    probe.remove();
  },
});

/** Everything that can be focused has its ring. */
export const Focused = meta.story({
  globals: { pointer: 'focus' },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(getComputedStyle(button).outlineStyle).toBe('solid');
    await expect(button).not.toHaveFocus();
  },
});

/** Rules for forced colors apply, and the tokens are colors of the system. */
export const ForcedColors = meta.story({
  globals: { colors: 'forced' },
  // Whoever forces colors chooses their contrast.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas, canvasElement }) => {
    const { documentElement } = canvasElement.ownerDocument;
    await expect(getComputedStyle(documentElement).getPropertyValue('--ep-surface-card').trim()).toBe('Canvas');
    const conditions = [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .filter((rule) => rule instanceof CSSMediaRule)
      .map((rule) => rule.media.mediaText);
    await expect(conditions.filter((text) => text.includes('forced-colors'))).toEqual([]);
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(getComputedStyle(button).borderTopStyle).toBe('solid');
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

/** The window of a tablet, which is the narrowest with a sidebar. */
export const Tablet = meta.story({
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(768);
    await expect(Object.values(viewports).map(({ styles }) => styles.width)).toEqual([
      '320px',
      '390px',
      '720px',
      '768px',
      '1440px',
    ]);
    await expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible();
  },
});
