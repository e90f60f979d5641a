import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { inNewYork } from '../../fixtures/inNewYork.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { longInvestment } from '../../fixtures/longLists.js';
import { expectWindowed } from '../../fixtures/longListSteps.js';
import { date, localTime } from '../../fixtures/time.js';
import type { Investment } from '../../model/Investment.js';
import { RecentActivity } from './RecentActivity.js';

const [gain, loss, paused] = investments as readonly [Investment, Investment, Investment];

const meta = preview.meta({
  title: 'Components/RecentActivity',
  tags: ['beta'],
  component: RecentActivity,
  args: { investments: [gain, loss, paused, stoppedInvestment] as const },
});

/** Shows the latest five logs, newest first. */
export const Latest = meta.story();

/** What it says. */
export const LatestTest = Latest.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-13', 'ACT-14'] },
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row').slice(1);
    await expect(
      rows.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['Jul 12, 2026 14:00', '+$3.10', '+0.61%'],
      ['Jul 11, 2026 14:00', '+$2.45', '+0.48%'],
      ['Jul 10, 2026 14:00', '−$0.40', '−0.08%'],
      ['Jul 9, 2026 14:00', '+$2.45', '+0.49%'],
      ['Jul 8, 2026 14:00', '+$1.90', '+0.38%'],
    ]);
  },
});

/** All growth logs can be reached by keyboard, and focus moves to the first one added. */
export const All = meta.story({ args: { investments: [longInvestment(41)] as const } });

All.test(
  'all growth logs can be reached by keyboard, and focus moves to the first one added',
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
    const more = canvas.getByRole('button', { name: 'Show all 41 results' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(42);
    await expect(rows[6]).toHaveFocus();
    await expect(rows[41]).toHaveTextContent('Jul 10, 2026 20:49');
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/^All results of Binance Pro Bot/);
    await expect(canvas.queryByRole('button', { name: /Show all/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the latest 5 only' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(6);
  },
);

Latest.test(
  'of ten thousand logs only those in view are in the document; the focus moves to the first one added',
  { args: { investments: [longInvestment(10_000)] as const } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 10,000 results' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-rowindex', '7'));
    await expectWindowed(canvasElement, 10_000);
  },
);

Latest.test(
  'another investment can be chosen by bot and start date',
  { parameters: { requirements: ['G-A03'] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const picker = canvas.getByRole('combobox', { name: 'Investment' });
    await userEvent.selectOptions(picker, 'OKX Smart Bot, since Jul 8');
    await expect(canvas.getByText('−$1.60')).toBeVisible();
    await userEvent.selectOptions(picker, 'Binance Pro Bot, no results yet');
    await expect(canvas.getByText('No results yet')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
);

const asDates = gain.growthLogs.map((log, at) => ({ ...log, date: date(`2026-03-0${at + 3}`) }));

/** Logs with plain dates show no time and no zone, in every zone. */
export const DatesOnly = meta.story({
  args: { investments: [{ ...gain, growthLogs: asDates }] as const },
  decorators: [inNewYork],
});

DatesOnly.test('logs with plain dates show no time and no zone, in every zone', async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('columnheader', { name: 'Date' })).toBeVisible();
  const days = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent.trim());
  await expect(days).toEqual(['Mar 8, 2026', 'Mar 7, 2026', 'Mar 6, 2026', 'Mar 5, 2026', 'Mar 4, 2026']);
  await expect(canvas.getByRole('option')).toHaveTextContent('Binance Pro Bot, since Mar 3');
});

/** Times without a zone are shown as sent, and the column head says so. */
export const ZoneNotStated = meta.story({
  args: {
    investments: [
      { ...gain, growthLogs: gain.growthLogs.map((log) => ({ ...log, date: localTime('2026-03-08T23:30:00') })) },
    ] as const,
  },
  decorators: [inNewYork],
});

ZoneNotStated.test('times without a zone are shown as sent, and the column head says so', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('columnheader', { name: 'Date (zone not stated)' })).toBeVisible();
  await expect(canvasElement.querySelector('time')).toHaveTextContent('Mar 8, 2026 23:30');
});

/** When logs differ in precision, each shows what it has. */
export const Mixed = meta.story({
  args: {
    investments: [
      { ...gain, growthLogs: [...asDates.slice(0, 1), { ...loss.growthLogs[0], id: 'b' }] },
    ] as unknown as readonly [Investment, ...Investment[]],
  },
});

Mixed.test('when logs differ in precision, each shows what it has', async ({ canvasElement }) => {
  const times = [...canvasElement.querySelectorAll('time')].map((time) => time.textContent);
  await expect(times).toEqual(['Jul 8, 2026, 14:00 UTC', 'Mar 3, 2026']);
});

/** Two investments in one bot are told apart by their numbers. */
export const SameBotTwice = meta.story({ args: { investments: [gain, { ...gain, id: 7 }] as const } });

SameBotTwice.test('two investments in one bot are told apart by their numbers', async ({ canvasElement }) => {
  const options = within(canvasElement)
    .getAllByRole('option')
    .map((option) => option.textContent);
  await expect(options).toEqual(['Binance Pro Bot, since Jul 7 (#1)', 'Binance Pro Bot, since Jul 7 (#7)']);
});

Latest.test(
  'one of a thousand investments is found by typing; of their list only what is in view is in the document',
  {
    args: {
      investments: Array.from({ length: 1000 }, (_, at) => ({ ...gain, id: at + 1 })) as unknown as readonly [
        Investment,
        ...Investment[],
      ],
    },
  },
  async ({ canvas, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const field = await waitFor(() => {
      const found = canvas.getByRole('combobox', { name: 'Investment' });
      if (!(found instanceof HTMLInputElement)) throw new Error('The code of the field is on its way');
      return found;
    });
    await expect(field).toHaveDisplayValue('Binance Pro Bot, since Jul 7 (#1)');
    await userEvent.click(field);
    const list = await body.findByRole('listbox', { name: 'Investment' });
    const options = () => within(list).getAllByRole('option');
    await waitFor(() => expect(options().length).toBeGreaterThan(5));
    await expect(options().length).toBeLessThan(15);
    await expect(options()[0]).toHaveAttribute('aria-setsize', '1000');
    for (let press = 0; press < 12; press += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.keyboard('{ArrowDown}');
    }
    const current = () =>
      document.querySelector(`#${CSS.escape(field.getAttribute('aria-activedescendant') ?? 'none')}`);
    await waitFor(() => expect(current()).toHaveAttribute('aria-posinset', '13'));
    await expect(options().length).toBeLessThan(15);
    await userEvent.clear(field);
    await userEvent.type(field, '#777');
    await waitFor(() => expect(options()).toHaveLength(1));
    await expect(options()[0]).toHaveAttribute('aria-posinset', '1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(field).toHaveDisplayValue('Binance Pro Bot, since Jul 7 (#777)'));
    await expect(canvas.getByRole('table', { name: /\(#777\)$/ })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, 'nothing');
    await expect(await body.findByText('None has these words')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(field).toHaveDisplayValue('Binance Pro Bot, since Jul 7 (#777)'));
    await userEvent.clear(field);
    await userEvent.tab();
    await waitFor(() => expect(field).toHaveDisplayValue('Binance Pro Bot, since Jul 7 (#777)'));
  },
);

/** Unexpected server data does not break the list. */
export const UnexpectedData = meta.story({ args: { investments: [oddInvestment] as const } });

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(LatestTest));

export const Narrowest = meta.story({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
