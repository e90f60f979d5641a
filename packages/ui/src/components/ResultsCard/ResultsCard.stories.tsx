import { expect, fireEvent, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { investments, stoppedInvestment } from '../../fixtures/investments.js';
import { manyDaysOfResults } from '../../fixtures/results.js';
import { instant, unreadable } from '../../fixtures/time.js';
import { decimal } from '../../money/decimal.js';
import { ResultsCard } from './ResultsCard.js';

const now = Date.UTC(2026, 6, 12, 14, 2);
const [one] = investments;
const few = one === undefined ? [] : [one];

const meta = preview.meta({
  title: 'Components/ResultsCard',
  tags: ['beta'],
  component: ResultsCard,
  args: { investments: manyDaysOfResults, now, lastVisit: Date.UTC(2026, 6, 10, 9) },
});

/** Seventy days of four bots, one of them stopped. */
export const Ready = meta.story();

/** One investment, six days, no earlier visit. */
export const FewDays = meta.story({ args: { investments: few, lastVisit: undefined } });

Ready.test(
  "the figures come to what the server's logs come to, and say over how many days",
  { args: { investments: few, lastVisit: Date.UTC(2026, 6, 10, 15) } },
  async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Results' }));
    await expect(card.getByText('+$12.40', { selector: '[data-sign]' })).toBeVisible();
    await expect(card.getByText('since Jul 7 · 6 results')).toBeVisible();
    await expect(card.getByText('Today so far').textContent).toBe('Today so far +$3.10');
    await expect(card.getByText(/^Average a day/).textContent).toBe('Average a day +$2.06 over 6 days');
    await expect(card.getByText(/^Since your/).textContent).toBe('Since your last visit here, Jul 10 +$5.55');
  },
);

Ready.test(
  'the slider over both drawings reads a day by keys; when it loses the focus, the total is back',
  { args: { investments: few } },
  async ({ canvas }) => {
    const card = within(canvas.getByRole('region', { name: 'Results' }));
    const slider = card.getByRole('slider', { name: 'Day' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Jul 12, 2026: +$3.10, +$12.40 added up');
    slider.focus();
    await fireEvent.change(slider, { target: { value: '3' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Jul 10, 2026: −$0.40, +$6.85 added up');
    await expect(card.getByText('Jul 10, 2026: −$0.40')).toBeVisible();
    await expect(card.getByText('+$6.85')).toBeVisible();
    slider.blur();
    await expect(await card.findByText('since Jul 7 · 6 results')).toBeVisible();
  },
);

Ready.test('a shorter period is added up from zero again', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
  await expect(canvas.getByText(/^since Jul 6/)).toBeVisible();
  await expect(canvas.getByRole('slider', { name: 'Day' })).toHaveAttribute('max', '6');
});

Ready.test(
  'the table has a row for each day, also for one without a result',
  {
    args: {
      investments: few.map((each) => ({ ...each, growthLogs: each.growthLogs.filter((_, index) => index !== 3) })),
    },
  },
  async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show results as table' }));
    const rows = within(canvas.getByRole('table')).getAllByRole('row');
    await expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
      ['Day', 'Result', 'Added up'],
      ['Jul 12, 2026', '+$3.10', '+$12.80'],
      ['Jul 11, 2026', '+$2.45', '+$9.70'],
      ['Jul 10, 2026', 'no result', '+$7.25'],
      ['Jul 9, 2026', '+$2.45', '+$7.25'],
      ['Jul 8, 2026', '+$1.90', '+$4.80'],
      ['Jul 7, 2026', '+$2.90', '+$2.90'],
    ]);
  },
);

/** A result without a date, and current amounts that the results do not explain, are said. */
export const DoesNotAddUp = meta.story({
  args: {
    investments: few.map((each) => ({
      ...each,
      currentAmount: decimal('512.10'),
      growthLogs: [
        ...each.growthLogs,
        { id: 99, date: unreadable('yesterday'), amountAdded: decimal('1.00'), percentageIncrease: null },
      ],
    })),
  },
});

DoesNotAddUp.test(
  'a result without a date, and current amounts that the results do not explain, are said',
  async ({ canvas }) => {
    await expect(canvas.getByText('1 result without a date is not included.')).toBeVisible();
    await expect(
      canvas.getByText('Current amounts differ by −$1.30 from what was put in plus all results.'),
    ).toBeVisible();
  },
);

/** Nothing was logged yet. */
export const Empty = meta.story({ args: { investments: [stoppedInvestment] } });

Empty.test('nothing was logged yet', async ({ canvas }) => {
  await expect(canvas.getByText('No results yet')).toBeVisible();
  await expect(canvas.queryByText('$0.00')).toBeNull();
});

/** The latest result is older than the chosen period. */
export const NoneInPeriod = meta.story({ args: { now: Date.UTC(2026, 9, 1) } });

NoneInPeriod.test('the latest result is older than the chosen period', async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('radio', { name: '7 days' }));
  await expect(canvas.getByText('No results in this period')).toBeVisible();
});

/** Only losses, on one day. */
export const OneLoss = meta.story({
  args: {
    investments: few.map((each) => ({
      ...each,
      currentAmount: decimal('495.50'),
      growthLogs: [
        { id: 1, date: instant('2026-07-12T09:00:00Z'), amountAdded: decimal('-4.50'), percentageIncrease: null },
      ],
    })),
  },
});

export const LongText = meta.story({
  args: {
    investments: manyDaysOfResults.map((each) => ({
      ...each,
      growthLogs: each.growthLogs.map((log) => ({ ...log, amountAdded: decimal('123456789.01') })),
    })),
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
