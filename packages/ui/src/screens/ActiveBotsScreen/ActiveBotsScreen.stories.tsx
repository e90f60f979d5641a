import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { investments, oddInvestment, startedSettings, stoppedInvestment } from '../../fixtures/investments.js';
import { longInvestment } from '../../fixtures/longLists.js';
import { expectFewNodes } from '../../fixtures/longListSteps.js';
import { date } from '../../fixtures/time.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { Investment } from '../../model/Investment.js';
import { decimal } from '../../money/decimal.js';
import { ToastRegion } from '../../primitives/ToastRegion/ToastRegion.js';
import { ActiveBotsScreen, type ActiveBotsScreenProps } from './ActiveBotsScreen.js';
import { belowInvestmentsCode } from './LazyBelowInvestments.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';

const readAt = storyTime - 12_000;
const [first] = investments as readonly [Investment, ...Investment[]];

/** Its logs are plain dates, later than all others. */
const withDates: Investment = {
  ...first,
  id: 'b3d1',
  growthLogs: ['2026-07-12', '2026-07-13'].map((iso, id) => ({
    id,
    date: date(iso),
    amountAdded: decimal('1.00'),
    percentageIncrease: null,
  })),
  bot: { name: 'Bybit Turbo Bot', exchange: 'Bybit', riskLevel: 'High' },
};

/** A window of 900 px shows up to sixteen rows of 36 elements. */
const MOST_OF_ROWS = 640;

const meta = preview.meta({
  title: 'Screens/ActiveBotsScreen',
  tags: ['stable'],
  component: ActiveBotsScreen,
  args: {
    investments: { status: 'ready', data: investments, readAt } as ActiveBotsScreenProps['investments'],
    onChangeSort: fn(),
    onRefresh: fn(),
    onExport: fn(async () => undefined),
  },
  decorators: [withShell],
  loaders: [() => belowInvestmentsCode.load()],
  parameters: { shell: { current: 'activeBots' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const getSummary = (canvasElement: HTMLElement) =>
  within(getMain(canvasElement).getByRole('region', { name: 'Summary' }))
    .getAllByRole('term')
    .map((name) => name.nextElementSibling?.textContent);

/** Shows four figures, the list and its activity. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-01', 'ACT-06'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(getSummary(canvasElement)).toEqual(['21 paused', '$1,600.00', '$1,611.61', '+$11.61+0.73%']);
    const list = within(main.getByRole('region', { name: 'Investments (3)' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(3);
    await expect(main.getByRole('table', { name: /Binance Pro Bot, since Jul 7$/ })).toBeVisible();
    await expect(main.getByText('Updated 12 s ago')).toBeVisible();
  },
});

Ready.test('refresh reads the list again', async ({ args, canvasElement }) => {
  await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Refresh' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

/** The figures are the sums of the list. */
export const Figures = meta.story({
  args: { investments: { status: 'ready', data: [...investments, stoppedInvestment], readAt } },
});

/** What it says. */
export const FiguresTest = Figures.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-03', 'ACT-04', 'ACT-05'] },
  play: async ({ canvasElement }) => {
    const summary = within(getMain(canvasElement).getByRole('region', { name: 'Summary' }));
    await expect(summary.getAllByRole('term').map((name) => name.textContent)).toEqual([
      'Active Bots',
      'Total Invested',
      'Current Value',
      'Total Return',
    ]);
    await expect(getSummary(canvasElement).slice(1)).toEqual(['$2,350.00', '$2,361.61', '+$11.61+0.49%']);
  },
});

Ready.test(
  'only investments with the status active count; the others are below',
  {
    parameters: { requirements: ['ACT-02', 'G-A02'] },
    args: { investments: { status: 'ready', data: [...investments, stoppedInvestment, oddInvestment], readAt } },
  },
  async ({ canvasElement }) => {
    await expect(getSummary(canvasElement)[0]).toBe('21 paused · 1 stopped');
  },
);

Ready.test(
  'investments and their growth logs are exported to a file each',
  { parameters: { requirements: ['H-29'] } },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Export investments' }));
    await userEvent.click(main.getByRole('button', { name: 'Export results' }));
    await expect(mocked(args.onExport).mock.calls).toEqual([[{ what: 'investments' }], [{ what: 'growthLogs' }]]);
  },
);

Ready.test(
  'without growth logs, their export is disabled',
  { args: { investments: { status: 'ready', data: [stoppedInvestment], readAt } } },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Export results' }));
    await expect(args.onExport).not.toHaveBeenCalled();
    await userEvent.click(main.getByRole('button', { name: 'Export investments' }));
    await expect(mocked(args.onExport).mock.calls).toEqual([[{ what: 'investments' }]]);
  },
);

Ready.test(
  'one investment with growth logs among others without is enough for their export',
  { args: { investments: { status: 'ready', data: [stoppedInvestment, ...investments], readAt } } },
  async ({ args, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Export results' }));
    await expect(mocked(args.onExport).mock.calls).toEqual([[{ what: 'growthLogs' }]]);
  },
);

/** A partial list says so above its totals, and each total says how many it covers. */
export const Partial = meta.story({ args: { partial: { shown: 3, total: 7, unreadable: 1 } } });

Partial.test(
  'a partial list says so above its totals, and each total says how many it covers',
  { parameters: { requirements: ['G-42'] } },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    const note = main.getByText(/\b3 of 7\b/);
    await expect(note.compareDocumentPosition(main.getByRole('region', { name: 'Summary' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await expect(main.getByText(/\b1 record could not be read\./)).toBeVisible();
    await expect(getSummary(canvasElement)).toEqual([
      '21 pausedFor the 3 bots that could be read',
      '$1,600.00For the 3 bots that could be read',
      '$1,611.61For the 3 bots that could be read',
      '+$11.61+0.73%For the 3 bots that could be read',
    ]);
    await userEvent.click(main.getByRole('button', { name: 'Load again' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
);

/** A partial list of one bot uses the singular. */
export const PartialOfOne = meta.story({
  args: {
    investments: { status: 'ready', data: [first], readAt },
    partial: { shown: 1, total: null, unreadable: 0 },
  },
});

PartialOfOne.test('a partial list of one bot uses the singular', async ({ canvasElement }) => {
  await expect(getSummary(canvasElement)[1]).toBe('$500.00For the 1 bot that could be read');
});

/** Recent Activity opens with the investment that has the newest log. */
export const NewestActivity = meta.story({
  args: {
    investments: { status: 'ready', data: [stoppedInvestment, ...investments.slice(1), withDates, first], readAt },
  },
});

NewestActivity.test('recent Activity opens with the investment that has the newest log', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByRole('combobox', { name: 'Investment' })).toHaveDisplayValue('Bybit Turbo Bot, since Jul 12');
  await expect(main.getByRole('table', { name: /Bybit Turbo Bot, since Jul 12$/ })).toBeVisible();
});

Ready.test(
  'under the list it says what this app cannot do',
  { parameters: { requirements: ['G-136'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const sentence = main.getByText("You can't stop a bot or take its money out here. Only the operator can.");
    await expect(sentence).toBeVisible();
    const rows = main.getAllByRole('listitem');
    await expect(sentence.compareDocumentPosition(rows[0] as Node)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
);

/** The explanations of the figures open by keyboard. */
export const Meanings = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const opener = main.getByRole('button', { name: 'What these figures mean' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    const meaning = await main.findByText(/Total Return ÷ Total Invested/);
    await waitFor(() => expect(meaning).toBeVisible());
    const panel = within(main.getByRole('region', { name: 'What these figures mean' }));
    await expect(panel.getAllByRole('term').map((name) => name.textContent)).toEqual([
      'Active Bots',
      'Total Invested',
      'Current Value',
      'Total Return',
      'Initial',
      'Current',
      'Return',
      'Return %',
      'Line of an investment',
    ]);
    await expect(panel.getByText('Current', { exact: true }).nextElementSibling).toHaveTextContent(
      'What the server says the investment is worth now.',
    );
  },
});

/** The explanations of the figures fit the narrowest screen. */
export const MeaningsOnThePhone = Meanings.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'What these figures mean' }));
    await waitFor(() => expect(main.getByText(/Total Return ÷ Total Invested/)).toBeVisible());
    await expectNoSidewaysScroll(canvasElement);
  },
});

const listNames = (canvasElement: HTMLElement) =>
  getMain(canvasElement)
    .getAllByRole('heading', { level: 3 })
    .map((name) => name.textContent);

Ready.test(
  'the list begins with the largest value; each of its columns can sort it',
  { globals: { viewport: { value: 'wide', isRotated: false } } },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(listNames(canvasElement)).toEqual(['OKX Smart Bot', 'Binance Pro Bot', 'Bybit Turbo Bot']);
    const by = within(main.getByRole('group', { name: 'Sort by' }));
    await expect(by.getByRole('button', { pressed: true })).toHaveTextContent('Current, descending');
    await userEvent.click(by.getByRole('button', { name: 'Return' }));
    await userEvent.click(by.getByRole('button', { name: /^Current/ }));
    await expect(mocked(args.onChangeSort).mock.calls).toEqual([
      [{ key: 'return', direction: 'descending' }],
      [{ key: 'value', direction: 'ascending' }],
    ]);
  },
);

Ready.test(
  'on phones the same orders are chips',
  { args: { sort: { key: 'risk', direction: 'ascending' } as const }, globals: phone },
  async ({ args, canvasElement }) => {
    await expect(listNames(canvasElement)).toEqual(['OKX Smart Bot', 'Binance Pro Bot', 'Bybit Turbo Bot']);
    const by = within(getMain(canvasElement).getByRole('group', { name: 'Sort by' }));
    await expect(by.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Value',
      'Return',
      'Return %',
      'Age',
      'Risk, ascending',
    ]);
    await userEvent.click(by.getByRole('button', { name: 'Age' }));
    await expect(args.onChangeSort).toHaveBeenCalledWith({ key: 'age', direction: 'descending' });
  },
);

Ready.test(
  'on phones, actions are in one line with the title, and the first bot is on the first screen',
  { globals: phone },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    const title = main.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const start = main.getByRole('link', { name: 'Start another bot' }).getBoundingClientRect();
    await expect(start.left).toBeGreaterThan(title.right);
    await expect(main.queryByRole('button', { name: 'Refresh' })).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'More actions' }));
    await userEvent.click(main.getByRole('button', { name: 'Export results' }));
    await expect(args.onExport).toHaveBeenCalledWith({ what: 'growthLogs' });
    await userEvent.click(main.getByRole('button', { name: 'More actions' }));
    await userEvent.click(main.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
);

/** While loading, skeletons take the place of figures. */
export const Loading = meta.story({ args: { investments: { status: 'loading' } } });

Loading.test('while loading, skeletons take the place of figures', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText(/^Loading/)).toBeVisible();
  await expect(getMain(canvasElement).queryByText('$0.00')).toBeNull();
});

/** While refreshing, the figures stay. */
export const Refreshing = meta.story({ args: { investments: { status: 'loading', data: investments, readAt } } });

Refreshing.test('while refreshing, the figures stay', async ({ args, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getAllByText('$512.40')[0]).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Refreshing...' }));
  await expect(args.onRefresh).not.toHaveBeenCalled();
});

/** Without investments it links to the first bot. */
export const Empty = meta.story({ args: { investments: { status: 'ready', data: [], readAt } } });

/** What it says. */
export const EmptyTest = Empty.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-15', 'ACT-16'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { name: "You don't have any active bots yet." })).toBeVisible();
    await expect(main.getByRole('link', { name: 'Start Your First Bot' })).toHaveAttribute('href', '/robots');
    await expect(getSummary(canvasElement)).toEqual(['0', '$0.00', '$0.00', '$0.00']);
  },
});

/** A failed load shows dashes and a button to try again, not zeros. */
export const Failed = meta.story({ args: { investments: { status: 'failed', failure: connectionFailure } } });

Failed.test('a failed load shows dashes and a button to try again, not zeros', async ({ args, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(getSummary(canvasElement)).toEqual(['—', '—', '—', '—']);
  await expect(main.queryByText("You don't have any active bots yet.")).toBeNull();
  await expect(main.getByRole('note')).toHaveTextContent(/^We couldn't load your botsTry again$/);
  await userEvent.click(main.getByRole('button', { name: 'Try again' }));
  await expect(args.onRefresh).toHaveBeenCalledOnce();
});

/** After a failed refresh, the previous investments stay. */
export const FailedWithOlderData = meta.story({
  args: { investments: { status: 'failed', failure: connectionFailure, data: investments, readAt } },
});

FailedWithOlderData.test('after a failed refresh, the previous investments stay', async ({ canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('Showing the last data that loaded.')).toBeVisible();
  await expect(main.getAllByText('$512.40')[0]).toBeVisible();
});

/** Without a connection, the list stays and can be exported; it cannot be refreshed. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the list stays and can be exported; it cannot be refreshed',
  async ({ args: { onExport, onRefresh }, canvasElement }) => {
    await expectOffline(canvasElement, 'Refresh');
    const main = getMain(canvasElement);
    await userEvent.click(main.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).not.toHaveBeenCalled();
    await expect(main.getAllByText('$512.40')[0]).toBeVisible();
    const [exportButton] = main.getAllByRole('button', { name: /Export/ });
    await userEvent.click(exportButton as HTMLElement);
    await expect(onExport).toHaveBeenCalledOnce();
  },
);

/** Shows the toast of a failed load. */
export const ErrorToast = Failed.extend({
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion
          toasts={[
            {
              id: 'load',
              tone: 'negative',
              title: activeBotsScreenMessages.texts.loadFailedTitle,
              description: activeBotsScreenMessages.texts.loadFailed,
            },
          ]}
          onDismiss={fn()}
        />
      </>
    ),
  ],
});

ErrorToast.test(
  'shows the toast of a failed load',
  { parameters: { requirements: ['ACT-17'] } },
  async ({ canvasElement }) => {
    const toast = await within(canvasElement.ownerDocument.body).findByRole('group', { name: 'Error' });
    await expect(toast).toHaveTextContent('Failed to load active bots. Please try again.');
  },
);

/** A reported return that is not current less initial is flagged. */
export const ReturnsDiffer = meta.story({
  args: { investments: { status: 'ready', data: [{ ...first, totalReturn: decimal('14.00') }], readAt } },
});

ReturnsDiffer.test(
  'a reported return that is not current less initial is flagged',
  { parameters: { requirements: ['G-A01'] } },
  async ({ canvasElement }) => {
    await expect(
      getMain(canvasElement).getByText('Reported return; current value minus invested is +$12.40.'),
    ).toBeVisible();
  },
);

const everything = [...investments, stoppedInvestment, oddInvestment];

/** Many investments with unusual data. */
export const LongText = meta.story({ args: { investments: { status: 'ready', data: everything, readAt } } });

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest));

Phone.test(
  'exchange and first day of a long amount are on one line',
  {
    args: {
      investments: {
        status: 'ready',
        readAt,
        data: [
          {
            ...first,
            growthLogs: first.growthLogs.slice(-1),
            currentAmount: decimal('2532.40'),
            totalReturn: decimal('32.40'),
          },
        ],
      },
    },
  },
  async ({ canvas }) => {
    const line = canvas.getByText('Binance', { selector: 'li p > span' }).parentElement;
    await expect(line).toHaveTextContent('Binance since Jul 12');
    await expect(line?.clientHeight).toBeLessThan(30);
  },
);

export const FiguresPhone = FiguresTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const EmptyPhone = EmptyTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const Narrowest = meta.story({
  args: { investments: { status: 'ready', data: everything, readAt } },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

Narrowest.test('fits on the narrowest screen', ({ canvasElement }) => expectNoSidewaysScroll(canvasElement));

/** Of a thousand investments only those in view are in the document, and each says which of all it is. */
export const Thousand = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    investments: {
      status: 'ready',
      readAt,
      data: Array.from({ length: 1000 }, (_, at) => ({ ...longInvestment(3), id: at + 1 })),
    },
  },
  play: async ({ canvasElement }) => {
    const items = () => [...canvasElement.querySelectorAll<HTMLElement>('ul > .ep-gap ~ [data-index]')];
    await waitFor(() => expect(items().length).toBeGreaterThan(0));
    await expect(items()[0]).toHaveAttribute('aria-setsize', '1000');
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await expect(items().at(-1)).toHaveAttribute('aria-posinset', '1000');
    });
    await expect(items().length).toBeLessThan(30);
    await expectFewNodes(items()[0]?.parentElement as HTMLElement, MOST_OF_ROWS);
  },
});

/** A phone shows fewer of them. */
export const ThousandPhone = Thousand.extend({
  tags: ['release', '!dev', '!autodocs'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const gap = await waitFor(() => {
      const above = canvasElement.querySelector('ul > .ep-gap:first-child');
      if (above === null) throw new Error('The list is not windowed yet.');
      return above;
    });
    await expectFewNodes(gap.parentElement as HTMLElement, MOST_OF_ROWS);
  },
});

/** An investment that has ended, and whose settings this device knows, can be started again. */
export const StartAgain = meta.story({
  args: {
    investments: { status: 'ready', data: [...investments, stoppedInvestment] },
    knownSettings: new Map([...investments, stoppedInvestment].map(({ id }) => [id, startedSettings])),
  },
});

StartAgain.test(
  'an investment that has ended, and whose settings this device knows, can be started again',
  async ({ canvasElement }) => {
    const links = getMain(canvasElement).getAllByRole('link', { name: 'Start again with these settings' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([`/robot?again=${stoppedInvestment.id}`]);
  },
);

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
