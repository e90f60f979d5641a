import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { inNewYork } from '../../fixtures/inNewYork.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { date } from '../../fixtures/time.js';
import type { Investment } from '../../model/Investment.js';
import { EquityLine } from './EquityLine.js';

const [gain, loss] = investments as readonly [Investment, Investment, ...Investment[]];

const meta = preview.meta({
  title: 'Charts/EquityLine',
  tags: ['beta'],
  component: EquityLine,
  args: { investment: gain },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '7.5rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** Its text says from where to where the value went, and how low and high. */
export const Gain = meta.story();

Gain.test('its text says from where to where the value went, and how low and high', async ({ canvasElement }) => {
  const label =
    'Value at each result (6 in all), Jul 7 to Jul 12: from $500.00 to $512.40, lowest $500.00, highest $512.40';
  await expect(within(canvasElement).getByRole('img', { name: label })).toBeVisible();
});

/** A loss points down. */
export const Loss = meta.story({ args: { investment: loss } });

/** A single log entry draws one step. */
export const OneLog = meta.story({ args: { investment: { ...gain, growthLogs: gain.growthLogs.slice(0, 1) } } });

OneLog.test('a single log entry draws one step', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img', { name: /^Value at each result \(1 in all\)/ })).toBeVisible();
});

/** Logs with plain dates are labelled with those days in every zone. */
export const DatesOnly = meta.story({
  args: {
    investment: {
      ...gain,
      growthLogs: gain.growthLogs.map((log, at) => ({ ...log, date: date(`2026-03-0${at + 3}`) })),
    },
  },
  decorators: [inNewYork],
});

DatesOnly.test('logs with plain dates are labelled with those days in every zone', async ({ canvasElement }) => {
  const label = /^Value at each result \(6 in all\), Mar 3 to Mar 8: from/;
  await expect(within(canvasElement).getByRole('img', { name: label })).toBeVisible();
});

/** With an unreadable date, logs are spaced evenly. */
export const UnreadableDate = meta.story({ args: { investment: oddInvestment } });

/** Without logs a sentence takes the place of the line. */
export const NoLogs = meta.story({ args: { investment: stoppedInvestment } });

NoLogs.test('without logs a sentence takes the place of the line', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('No results yet')).toBeVisible();
  await expect(canvas.queryByRole('img')).toBeNull();
});
