import { expect, userEvent, within } from 'storybook/test';
import { inNewYork } from '#.storybook/decorators/inNewYork.js';
import preview from '#.storybook/preview.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { date } from '../../fixtures/time.js';
import type { Investment } from '../../model/Investment.js';
import { decimal } from '../../money/decimal.js';
import { EquityLine } from './EquityLine.js';

const [gain, loss] = investments as readonly [Investment, Investment, ...Investment[]];

const meta = preview.meta({
  title: 'Charts/EquityLine',
  tags: ['beta'],
  component: EquityLine,
  args: { investment: gain },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

/** The line states from how many log entries it was rebuilt. */
export const Gain = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label =
      'Value at each growth log (6 in all), Jul 7 to Jul 12: from $500.00 to $512.40, lowest $500.00, highest $512.40';
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    const source = canvas.getByText('Rebuilt from 6 log entries');
    await expect(source).toHaveAttribute('data-provenance', 'derived');
  },
});

/** Every value can be read: the highest and lowest beside the line, all of them in a table. */
export const Values = meta.story({
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('$512.40')).toBeVisible();
    const opener = canvas.getByRole('button', { name: 'Show values as table' });
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('table')).toBeNull();
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const table = canvas.getByRole('table', { name: 'Value after each result, newest first' });
    const rows = within(table).getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(7);
    await expect(rows[0]).toHaveTextContent('Jul 12, 2026, 14:00 UTC$512.40');
    await expect(rows[1]).toHaveTextContent('Jul 11, 2026, 14:00 UTC$509.30');
    await expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Date', 'Value']);
    await expect(rows[6]).toHaveTextContent(/^Before the first\$/);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('table')).toBeNull();
  },
});

/** A table of more than 200 values says which of them it shows. */
export const ManyValues = meta.story({
  args: {
    investment: {
      ...gain,
      growthLogs: Array.from({ length: 250 }, (_, id) => ({
        id,
        date: date(new Date(Date.UTC(2026, 0, 1 + id)).toISOString().slice(0, 10)),
        amountAdded: decimal('0.1'),
        percentageIncrease: null,
      })),
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show values as table' }));
    const name = 'Value after each of the newest 200 of 250 results, newest first';
    await expect(within(canvas.getByRole('table', { name })).getAllByRole('row')).toHaveLength(202);
  },
});

/** A loss points down. */
export const Loss = meta.story({ args: { investment: loss } });

/** A single log entry draws one step. */
export const OneLog = meta.story({
  args: { investment: { ...gain, growthLogs: gain.growthLogs.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rebuilt from 1 log entry')).toBeVisible();
  },
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
  play: async ({ canvasElement }) => {
    const label = /^Value at each growth log \(6 in all\), Mar 3 to Mar 8: from/;
    await expect(within(canvasElement).getByRole('img', { name: label })).toBeVisible();
  },
});

/** With an unreadable date, logs are spaced evenly. */
export const UnreadableDate = meta.story({ args: { investment: oddInvestment } });

/** Without logs a sentence takes the place of the line. */
export const NoLogs = meta.story({
  args: { investment: stoppedInvestment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No results yet')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
