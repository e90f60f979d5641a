import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { heldCloses } from '../../fixtures/heldCloses.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { investments, oddInvestment, startedSettings, stoppedInvestment } from '../../fixtures/investments.js';
import { longInvestment } from '../../fixtures/longLists.js';
import { manyDaysOfResults } from '../../fixtures/results.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { Investment } from '../../model/Investment.js';
import { decimal } from '../../money/decimal.js';
import { ActiveBotsScreen, type ActiveBotsScreenProps } from './ActiveBotsScreen.js';

const readAt = storyTime - 12_000;
const [first] = investments as readonly [Investment, ...Investment[]];
const [many] = manyDaysOfResults as readonly [Investment, ...Investment[]];
const [stopped = many] = manyDaysOfResults.filter(({ status }) => status === 'stopped');
const createList = (...data: readonly Investment[]): ActiveBotsScreenProps['investments'] => ({
  status: 'ready',
  data,
  readAt,
});

const meta = preview.meta({
  title: 'Screens/ActiveBotsScreen, one investment',
  tags: ['beta'],
  component: ActiveBotsScreen,
  args: {
    investments: createList(...manyDaysOfResults),
    openId: String(many.id),
    knownSettings: new Map([[many.id, startedSettings]]),
    bots: [{ name: 'Binance Pro Bot', exchange: 'Binance', monthlyReturn: decimal('18.5') }],
    closes: heldCloses(31),
    now: storyTime,
    onGoBack: fn(),
    onChangeSort: fn(),
    onRefresh: fn(),
    onExport: fn(async () => undefined),
  },
  decorators: [withShell],
  parameters: { shell: { current: 'activeBots' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const readFigures = (canvasElement: HTMLElement) =>
  within(getMain(canvasElement).getByRole('region', { name: 'Figures of this investment' }))
    .getAllByRole('term')
    .map((name) => name.nextElementSibling?.textContent);

const cents = (text: string | null | undefined) => Number((text ?? '').replace('−', '-').replace(/[^\d-]/g, ''));

/** Seventy days of results beside a month of prices. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Binance Pro Bot' })).toBeVisible();
    await expect(main.getByText('Updated 12 s ago')).toBeVisible();
    const results = within(await main.findByRole('region', { name: 'Results' }));
    await expect(results.getByRole('radio', { name: '30 days' })).toBeChecked();
    await expect(results.getByRole('img', { name: /^In percent, Jun 13 to Jul 12: this bot .*, ETH / })).toBeVisible();
    await expect(results.getByText(/^Holding ETH over the same days: /)).toBeVisible();
  },
});

Ready.test(
  'the figures, and the values after each result, agree with the list',
  { args: { investments: createList(first), openId: String(first.id), closes: [] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(readFigures(canvasElement)).toEqual(['$512.40', '$500.00', '+$12.40+2.48%', '+$3.10+0.62%']);
    const table = within(await main.findByRole('table', { name: /^Latest results of Binance Pro Bot/ }));
    const rows = table.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(6);
    const values = rows.map((row) => cents(within(row).getAllByRole('cell')[3]?.textContent));
    const amounts = rows.map((row) => cents(within(row).getAllByRole('cell')[1]?.textContent));
    await expect(values[0]).toBe(51_240);
    for (const [at, amount] of amounts.entries())
      await expect((values[at] ?? 0) - amount).toBe(values[at + 1] ?? 50_000);
  },
);

Ready.test(
  'the largest fall from a high: its days, dollars and percent',
  { args: { investments: createList(first), openId: String(first.id) } },
  async ({ canvasElement }) => {
    const fall = within(await getMain(canvasElement).findByRole('region', { name: 'Largest fall' }));
    await expect(fall.getByText('Jul 9 – Jul 10')).toBeVisible();
    await expect(fall.getByText('−$0.40 (−0.08%)')).toBeVisible();
    await expect(fall.getByText('From a high of $507.25.')).toBeVisible();
  },
);

Ready.test(
  'a fall of one day names that day',
  {
    args: {
      investments: createList({
        ...first,
        growthLogs: first.growthLogs.slice(-1).map((log) => ({ ...log, amountAdded: decimal('-5.00') })),
      }),
      openId: String(first.id),
    },
  },
  async ({ canvasElement }) => {
    const fall = within(await getMain(canvasElement).findByRole('region', { name: 'Largest fall' }));
    await expect(fall.getByText('Jul 12')).toBeVisible();
  },
);

/** Back leads to the list, and the export covers this investment only. */
export const Actions = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Active Bots' }));
    await expect(args.onGoBack).toHaveBeenCalledOnce();
    await userEvent.click(main.getByRole('button', { name: 'Export results' }));
    await expect(args.onExport).toHaveBeenCalledWith({ what: 'growthLogs', investmentId: many.id });
    await expect(main.getByRole('link', { name: 'Start again with these settings' })).toHaveAttribute(
      'href',
      `/robot?again=${many.id}`,
    );
  },
});

Ready.test('how it was configured on this device; another device knows nothing of it', async ({ canvasElement }) => {
  const card = within(await getMain(canvasElement).findByRole('region', { name: 'Configuration' }));
  await expect(card.getAllByRole('definition').map((value) => value.textContent)).toEqual([
    'Conservative',
    'Medium',
    '5%',
    '10%',
    '5',
  ]);
});

/** Nothing is known of how it was started: neither its settings nor another start with them. */
export const StartedElsewhere = meta.story({ args: { knownSettings: new Map() } });

StartedElsewhere.test(
  'nothing is known of how it was started: neither its settings nor another start with them',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await main.findByRole('region', { name: 'Results' });
    await expect(main.queryByRole('region', { name: 'Configuration' })).toBeNull();
    await expect(main.queryByRole('link', { name: /^Start again/ })).toBeNull();
  },
);

/** Less than 30 days cannot be compared with a month. */
export const TooEarly = meta.story({ args: { investments: createList(first), openId: String(first.id) } });

TooEarly.test('less than 30 days cannot be compared with a month', async ({ canvasElement }) => {
  const claim = within(await getMain(canvasElement).findByRole('region', { name: 'Claim and result' }));
  await expect(claim.getByText('6 of 30 days')).toBeVisible();
  await expect(claim.queryByText(/put in\.$/)).toBeNull();
});

/** Prices of some days only: they are compared, and from which day on is said. */
export const SomePrices = meta.story({ args: { closes: heldCloses(9) } });

SomePrices.test(
  'prices of some days only: they are compared, and from which day on is said',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const note = await main.findByText(/^Holding ETH Jul 5 to Jul 12: /);
    await expect(note).toHaveTextContent('Prices on this device begin Jul 4.');
  },
);

/** One day of prices is none to compare with yet. */
export const FirstPrices = meta.story({ args: { closes: heldCloses(1) } });

FirstPrices.test('one day of prices is none to compare with yet', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(await main.findByText(/^Prices of ETH on this device begin Jul 12;/)).toBeVisible();
  await expect(main.queryByText('Against holding ETH')).toBeNull();
});

/** Without a price nothing is compared. */
export const NoPrices = meta.story({ args: { closes: [] } });

NoPrices.test('without a price nothing is compared', async ({ canvasElement }) => {
  await expect(await getMain(canvasElement).findByText(/^Holding ETH cannot be compared/)).toBeVisible();
});

Ready.test(
  'prices of earlier days are too few to compare, and no day to come changes that',
  { args: { closes: heldCloses(9).slice(0, 2), investments: createList(first), openId: String(first.id) } },
  async ({ canvasElement }) => {
    const note = await getMain(canvasElement).findByText(/^Holding ETH cannot be compared: too few prices/);
    await expect(note).toBeVisible();
  },
);

Ready.test(
  'what has ended is compared until its last result',
  { args: { closes: heldCloses(70), investments: createList(stopped), openId: String(stopped.id) } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(await main.findByText('No results in this period')).toBeVisible();
    await expect(main.queryByText(/Holding ETH/)).toBeNull();
    await userEvent.click(main.getByRole('radio', { name: 'All' }));
    await expect(main.getByRole('img', { name: /^In percent, May \d+ to Jun 1: / })).toBeVisible();
    await expect(main.getByText(/^Holding ETH over the same days: /)).toBeVisible();
  },
);

/** The first result. */
export const OneResult = meta.story({
  args: {
    investments: createList({ ...first, currentAmount: decimal('503.10'), growthLogs: first.growthLogs.slice(-1) }),
    openId: String(first.id),
  },
});

OneResult.test('the first result', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(await main.findByRole('region', { name: '1 result' })).toBeVisible();
  await expect(main.getByText('since Jul 12 · 1 result')).toBeVisible();
});

/** No result yet. */
export const NoResults = meta.story({
  args: {
    investments: createList({ ...first, currentAmount: decimal('500.00'), totalReturn: decimal('0'), growthLogs: [] }),
    openId: String(first.id),
  },
});

NoResults.test('no result yet', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect((await main.findAllByText('No results yet'))[0]).toBeVisible();
  await expect(main.queryByRole('region', { name: 'Largest fall' })).toBeNull();
  await expect(readFigures(canvasElement)[3]).toBe('—');
});

Ready.test(
  'of a thousand results only those in view are in the document',
  { args: { investments: createList({ ...longInvestment(1000), id: 1 }), openId: '1' } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(await main.findByRole('button', { name: 'Show all 1,000 results' }));
    const table = await main.findByRole('table', { name: /^All results of / });
    await expect(table).toHaveAttribute('aria-rowcount', '1001');
    await waitFor(() => expect(table.querySelectorAll('tr').length).toBeLessThan(80));
  },
);

/** What a status means for the money. */
export const Stopped = meta.story({
  args: { investments: createList(stoppedInvestment), openId: String(stoppedInvestment.id), knownSettings: new Map() },
});

Stopped.test('what a status means for the money', async ({ canvasElement }) => {
  const means = within(await getMain(canvasElement).findByRole('region', { name: 'What Stopped means' }));
  await expect(means.getByText(/no longer counts as in bots\. Ask the operator/)).toBeVisible();
  await expect(means.queryByText(/You can't stop it/)).toBeNull();
});

/** What a server should not send but sometimes does. */
export const Odd = meta.story({ args: { investments: createList(oddInvestment), openId: String(oddInvestment.id) } });

Odd.test('what a server should not send but sometimes does', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByRole('heading', { level: 1, name: 'Unknown bot' })).toBeVisible();
  await expect(await main.findByText(/^We do not know this status\./)).toBeVisible();
  await expect(main.queryByRole('region', { name: 'Claim and result' })).toBeNull();
});

/** No investment has this number. */
export const Unknown = meta.story({ args: { openId: '4711' } });

Unknown.test('no investment has this number', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByRole('heading', { level: 1, name: 'Investment not found' })).toBeVisible();
  await expect(main.getByText('None of your investments has this number.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Active Bots' })).toHaveAttribute('href', '/active-bots');
});

/** In a partial list it may be among those that are missing. */
export const UnknownInPart = meta.story({ args: { openId: '4711', partial: { shown: 4, total: 9, unreadable: 1 } } });

UnknownInPart.test('in a partial list it may be among those that are missing', async ({ args, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('It may be among those that did not load.')).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Load again' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

export const Loading = meta.story({ args: { investments: { status: 'loading' } } });

Loading.test('says that the investment is loading', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText(/^Loading/)).toBeVisible();
  await expect(getMain(canvasElement).queryByText('None of your investments has this number.')).toBeNull();
});

export const Failed = meta.story({ args: { investments: { status: 'failed', failure: connectionFailure } } });

Failed.test('says what failed and loads again', async ({ args, canvasElement }) => {
  await expect(getMain(canvasElement).getByText("We couldn't load this investment")).toBeVisible();
  await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

/** What was read before stays, with its age. */
export const OldData = meta.story({
  args: {
    investments: {
      status: 'failed',
      failure: connectionFailure,
      data: manyDaysOfResults,
      readAt: storyTime - 3_600_000,
    },
  },
});

OldData.test('what was read before stays, with its age', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('Showing the last data that loaded.')).toBeVisible();
  await expect(main.getByText(/^Not updated since /)).toBeVisible();
  await expect(await main.findByRole('region', { name: 'Results' })).toBeVisible();
});

export const Offline = meta.story({
  globals: offline,
  args: { investments: { status: 'failed', failure: connectionFailure, data: manyDaysOfResults, readAt } },
});

Offline.test('says that the device is offline', async ({ canvasElement }) => {
  await expectOffline(canvasElement);
  await expect(await getMain(canvasElement).findByRole('region', { name: 'Results' })).toBeVisible();
});

export const Phone = ReadyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test(
  'on phones the actions are in a menu, and the value after each result gives way',
  { globals: phone },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('button', { name: 'Active Bots' })).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'More actions' }));
    await userEvent.click(main.getByRole('button', { name: 'Export results' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect((await main.findAllByText('Value after'))[0]).not.toBeVisible();
  },
);

export const Narrowest = meta.story({
  args: { investments: createList(oddInvestment), openId: String(oddInvestment.id) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

Narrowest.test('fits on the narrowest screen', async ({ canvasElement }) => {
  await getMain(canvasElement).findByRole('region', { name: 'Results' });
  await expectNoSidewaysScroll(canvasElement);
});

Narrowest.test(
  'so does the strip against holding ETH',
  { args: { investments: createList(...manyDaysOfResults), openId: String(many.id) } },
  async ({ canvasElement }) => {
    await getMain(canvasElement).findByText('Against holding ETH');
    await expectNoSidewaysScroll(canvasElement);
  },
);

/** With balances hidden no amount is left, and no line or bar has the shape of one; percentages and days stay. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['HIDE-01'] },
  globals: { balances: 'hidden' },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const results = within(await main.findByRole('region', { name: 'Results' }));
    const drawings = results.getAllByRole('img').flatMap((image) => [...image.querySelectorAll('path')]);
    await expect(drawings.map((path) => path.getAttribute('d'))).toEqual(Array(3).fill('M0 50H1000'));
    const fall = main.getByRole('region', { name: 'Largest fall' }).querySelector('[data-sign]');
    await expect(fall).toHaveTextContent(/^•••••• \(−\d+\.\d\d%\)$/);
    await expect(fall).toHaveAttribute('data-sign', '0');
    await expectNoAmounts(canvasElement);
  },
});

export const HiddenPhone = Hidden.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['HIDE-01'] },
  globals: { balances: 'hidden', ...phone },
});
