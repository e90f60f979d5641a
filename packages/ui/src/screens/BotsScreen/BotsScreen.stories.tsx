import { type FormEvent, useState } from 'react';
import { expect, fn, mocked, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { botConfigCode } from '../../components/BotConfigDialog/LazyBotConfigDialog.js';
import { withToast } from '../../fixtures/withToast.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { getColorName } from '../../fixtures/colors.js';
import { bots, longBot } from '../../fixtures/bots.js';
import { connectionFailure, serverFailure } from '../../fixtures/failures.js';
import { findInvest, startBot } from '../../fixtures/investing.js';
import { investments, stoppedInvestment } from '../../fixtures/investments.js';
import { expectFewNodes, MOST_NODES } from '../../fixtures/longListSteps.js';
import {
  refused,
  botFound,
  nothingFound,
  readFailed,
  uncertain,
  unlisted,
  botOrder,
} from '../../fixtures/uncertain.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { Bot } from '../../model/Bot.js';
import type { BotRestart } from '../../model/BotRestart.js';
import { defaultLimits } from '../../model/limits.js';
import { live } from '../../model/Provenance.js';
import { sampleStatistics } from '../../samples/sampleStatistics.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import { decimal, ZERO } from '../../money/decimal.js';
import { getInitialSettings } from '../../components/BotConfigDialog/botDraft.js';
import { BotsScreen, type BotsScreenProps } from './BotsScreen.js';

const meta = preview.meta({
  title: 'Screens/BotsScreen',
  tags: ['stable'],
  component: BotsScreen,
  args: {
    bots: { status: 'ready', data: bots } as BotsScreenProps['bots'],
    balance: live(decimal('1250')) as BotsScreenProps['balance'],
    investments: { status: 'ready', data: [] } as BotsScreenProps['investments'],
    statistics: sampleStatistics as BotsScreenProps['statistics'],
    submission: IDLE,
    onStartBot: fn(),
    onRequireDeposit: fn(),
    onNotify: fn(),
    onRetry: fn(),
    onReadAgain: fn(),
    onUnlock: fn(),
  },
  decorators: [withShell],
  parameters: { shell: { current: 'bots' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const getStrip = (canvasElement: HTMLElement) => getMain(canvasElement).getByRole('region', { name: 'At a glance' });

/** The badge of a figure; the last of the figures that share one has it. */
function getBadge(cell: Element): string | undefined {
  const badge = cell.querySelector('[data-provenance]');
  if (badge !== null) return badge.textContent;
  const next = cell.nextElementSibling;
  return next?.matches('[data-joined]') ? getBadge(next) : undefined;
}

/** The four figures: each name with its value and, if it is not live, its badge. */
function readFigures(canvasElement: HTMLElement) {
  return within(getStrip(canvasElement))
    .getAllByRole('term')
    .map((name) => {
      const badge = getBadge(name.parentElement as Element);
      return [name.textContent, name.nextElementSibling?.textContent, ...(badge === undefined ? [] : [badge])];
    });
}

async function openDialog(canvasElement: HTMLElement) {
  const [configure] = getMain(canvasElement).getAllByRole('button', { name: 'Configure Bot' });
  await userEvent.click(configure as HTMLElement);
  // Its code loads on demand.
  const open = await screen.findByRole('dialog', { name: 'Configure Binance Pro Bot' }, { timeout: 10_000 });
  await waitFor(() => expect(getComputedStyle(open).opacity).toBe('1'));
  return within(open);
}

/** A host that answers an order with the given submission. */
function Answering({ answer, ...props }: BotsScreenProps & { readonly answer: Submission }) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  return (
    <BotsScreen
      {...props}
      submission={submission}
      onStartBot={(order) => {
        props.onStartBot(order);
        setSubmission(answer);
      }}
    />
  );
}

/** A dialog that cannot be loaded is reported; the focus stays on its button, which tries again. */
export const DialogNotLoaded = meta.story({
  tags: ['!dev', '!autodocs'],
  beforeEach: () => {
    // Each preload and the first use of it; then the real code.
    spyOn(botConfigCode, 'current', 'get').mockReturnValueOnce(undefined);
    spyOn(botConfigCode, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  },
  play: async ({ args, canvasElement }) => {
    const [configure] = getMain(canvasElement).getAllByRole('button', { name: 'Configure Bot' });
    await userEvent.click(configure as HTMLElement);
    await waitFor(() =>
      expect(args.onNotify).toHaveBeenCalledWith(
        expect.objectContaining({ tone: 'negative', title: 'This part did not load' }),
      ),
    );
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(configure).toHaveFocus();
    await openDialog(canvasElement);
  },
});

/** Shows figures and live bots. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BOTS-01', 'BOTS-04', 'BOTS-05'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('heading', { level: 1, name: 'Ethereum Trading Bots' })).toBeVisible();
    await expect(main.queryByText('Deposit required to activate bots')).toBeNull();
    await expect(main.getAllByRole('article')).toHaveLength(3);
    await expect(main.queryByText('Sample')).toBeNull();
    await expect(readFigures(canvasElement)).toHaveLength(4);
  },
});

/** Counts the server's bots beside the two fixed figures. */
export const Statistics = meta.story({
  args: {
    bots: { status: 'ready', data: bots.slice(0, 2) },
    investments: { status: 'ready', data: [...investments, stoppedInvestment] },
  },
});

/** What it says. */
export const StatisticsTest = Statistics.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BOTS-06', 'BOTS-08', 'BOTS-09'] },
  play: async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual([
      ['Available Bots', '2'],
      ['Active Bots', '2'],
      ['Total Users', '12,847', 'Sample figures'],
      ['Total Profit', '$284,739.25', 'Sample figures'],
    ]);
  },
});

/** Figures that nobody measured are labelled, and only they. */
export const SampleFigures = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-04', 'H-05', 'G-51'] },
  play: async ({ canvasElement }) => {
    const badge = within(getStrip(canvasElement)).getByText('Sample figures');
    await expect(badge).toHaveAttribute('data-provenance', 'sample');
    await expect(badge).toHaveAttribute('title', 'Example values supplied with this software, not measured');
    await expect(readFigures(canvasElement).map(([, , text]) => text)).toEqual([
      undefined,
      undefined,
      'Sample figures',
      'Sample figures',
    ]);
  },
});

/** While the investments are unknown, the number of active bots is derived from the balance and labelled. */
export const ActiveBotsByRule = meta.story({
  args: { balance: live(decimal('0.01')), investments: { status: 'loading' } },
});

ActiveBotsByRule.test(
  'while the investments are unknown, the number of active bots is derived from the balance and labelled',
  { parameters: { requirements: ['G-52', 'G-53'] } },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement).slice(0, 2)).toEqual([
      ['Available Bots', '3'],
      ['Active Bots', '1', 'Sample figures'],
    ]);
  },
);

/** Sample bots are counted as samples, beside a known count of active bots. */
export const AvailableByRule = meta.story({
  args: { bots: { status: 'failed', failure: serverFailure }, investments: { status: 'ready', data: investments } },
});

AvailableByRule.test(
  'sample bots are counted as samples, beside a known count of active bots',
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement).slice(0, 2)).toEqual([
      ['Available Bots', '3', 'Sample figures'],
      ['Active Bots', '2'],
    ]);
  },
);

/** Counts that could not be refreshed are labelled as cached. */
export const SavedCounts = meta.story({
  args: {
    bots: { status: 'failed', failure: connectionFailure, data: bots },
    investments: { status: 'failed', failure: connectionFailure, data: investments },
  },
});

SavedCounts.test('counts that could not be refreshed are labelled as cached', async ({ canvasElement }) => {
  await expect(within(getStrip(canvasElement)).getByText('Saved')).toHaveAttribute('data-provenance', 'cached');
  await expect(readFigures(canvasElement).slice(0, 2)).toEqual([
    ['Available Bots', '3', 'Saved'],
    ['Active Bots', '2', 'Saved'],
  ]);
});

/** Counts of partial lists are labelled as incomplete. */
export const PartialCounts = meta.story({
  args: {
    partial: { shown: 3, total: 5, unreadable: 0 },
    investments: { status: 'ready', data: investments },
    partialInvestments: { shown: 3, total: null, unreadable: 0 },
  },
});

PartialCounts.test('counts of partial lists are labelled as incomplete', async ({ canvasElement }) => {
  await expect(readFigures(canvasElement).slice(0, 2)).toEqual([
    ['Available Bots', "3Some didn't load"],
    ['Active Bots', "2Some didn't load"],
  ]);
});

Ready.test(
  'an unreadable entry of a growth log does not affect the count',
  {
    args: {
      investments: { status: 'ready', data: investments },
      partialInvestments: { shown: 3, total: 3, unreadable: 1 },
    },
  },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)[1]).toEqual(['Active Bots', '2']);
  },
);

/** Claims no affiliation and creates no urgency. */
export const Neutral = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-25', 'H-26'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText(/Not affiliated with Binance, OKX or Bybit\./)).toBeVisible();
    await expect(canvasElement.querySelector('main img')).toBeNull();
    await openDialog(canvasElement);
    await expect(screen.queryByRole('timer')).toBeNull();
    const words = canvasElement.ownerDocument.body.textContent ?? '';
    await expect(words).not.toMatch(
      /hurry|limited|only \d+ left|last chance|ends (in|soon)|people (bought|started|joined)/i,
    );
  },
});

/** While loading, skeletons take the place of bots. */
export const Loading = meta.story({ args: { bots: { status: 'loading' } } });

Loading.test('while loading, skeletons take the place of bots', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).getByText('Loading')).toBeInTheDocument();
  await expect(getMain(canvasElement).queryByRole('article')).toBeNull();
});

/** While the list is read again, the bots stay and can be configured; nothing moves when the answer comes. */
export const Refreshing = meta.story({
  args: { bots: { status: 'loading', data: bots }, investments: { status: 'loading', data: investments } },
});

Refreshing.test(
  'while the list is read again, the bots stay and can be configured; nothing moves when the answer comes',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByRole('region', { name: 'Bots' })).toHaveAttribute('aria-busy', 'true');
    await expect(main.getAllByRole('article')).toHaveLength(3);
    await expect(readFigures(canvasElement).slice(0, 2)).toEqual([
      ['Available Bots', '3'],
      ['Active Bots', '2'],
    ]);
    await expect(main.getAllByRole('button', { name: 'Configure Bot' })[0]).not.toHaveAttribute('aria-disabled');
  },
);

/** After an empty response the samples are labelled. */
export const Empty = meta.story({ args: { bots: { status: 'ready', data: [] } } });

Empty.test(
  'after an empty response the samples are labelled',
  { parameters: { requirements: ['BOTS-26', 'H-11', 'G-49'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Sample bots — the server lists none')).toBeVisible();
    await expect(main.getAllByText('Sample')).toHaveLength(3);
    await expect(main.queryByRole('button', { name: 'Try again' })).toBeNull();
  },
);

/** After a failed load the samples are labelled. */
export const Failed = meta.story({ args: { bots: { status: 'failed', failure: serverFailure } } });

Failed.test(
  'after a failed load the samples are labelled',
  { parameters: { requirements: ['BOTS-25', 'H-09', 'H-11'] } },
  async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Sample bots — the live list could not be loaded')).toBeVisible();
    await expect(main.getAllByText('Sample')).toHaveLength(3);
    await expect(main.queryByText('Reported by the platform')).toBeNull();
    await expect(main.getByText(/Past results do not predict future results\.$/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
);

/** After a failed refresh, the previous bots stay and are labelled. */
export const FailedWithOlderData = meta.story({
  args: { bots: { status: 'failed', failure: connectionFailure, data: bots } },
});

FailedWithOlderData.test(
  'after a failed refresh, the previous bots stay and are labelled',
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('These bots may be out of date')).toBeVisible();
    await expect(main.getByText('Showing the last data that loaded.')).toBeVisible();
    // On each card, and at their count.
    await expect(main.getAllByText('Saved')).toHaveLength(4);
  },
);

/** Without a connection, a bot can be configured; its dialog says why it cannot be started. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, a bot can be configured; its dialog says why it cannot be started',
  async ({ args: { onStartBot }, canvasElement }) => {
    await expectOffline(canvasElement);
    const open = await openDialog(canvasElement);
    await expect(open.getByText("You can't submit anything until you're back online.")).toBeVisible();
    const start = open.getByRole('button', { name: 'Start Bot' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(open.getByRole('textbox', { name: /^Amount/ }), '{Enter}');
    await userEvent.click(start);
    await expect(onStartBot).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

/** Without a deposit, choosing a bot leads to the deposit and says so. */
export const ErrorToast = meta.story({
  args: { bots: { status: 'failed', failure: serverFailure }, balance: live(ZERO) },
  decorators: [withToast({ title: 'Deposit Required', message: 'Please make a deposit to start using trading bots.' })],
});

Ready.test(
  'without a deposit, choosing a bot leads to the deposit and says so',
  {
    args: { bots: { status: 'failed', failure: serverFailure }, balance: live(ZERO) },
    parameters: { requirements: ['BOTS-19', 'BOTS-15'] },
  },
  async ({ args, canvasElement }) => {
    const [button] = getMain(canvasElement).getAllByRole('button', { name: 'Deposit Required' });
    await userEvent.click(button as HTMLElement);
    await expect(mocked(args.onNotify).mock.calls).toEqual([
      [
        {
          tone: 'negative',
          title: 'Deposit Required',
          description: 'Please make a deposit to start using trading bots.',
        },
      ],
    ]);
    await expect(args.onRequireDeposit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** A bot that needs a larger balance leads to a deposit and says so. */
export const Locked = meta.story({ args: { balance: live(decimal('120')) } });

Locked.test(
  'a bot that needs a larger balance leads to a deposit and says so',
  { parameters: { requirements: ['BOTS-16', 'BOTS-21'] } },
  async ({ args, canvasElement }) => {
    const [button] = getMain(canvasElement).getAllByRole('button', { name: 'Need $500' }) as [HTMLElement];
    await expect(getColorName(button)).toBe('red');
    await expect(getMain(canvasElement).getAllByRole('link', { name: 'Deposit $380.00 more' })).toHaveLength(2);
    await userEvent.click(button);
    await expect(mocked(args.onNotify).mock.calls).toEqual([
      [
        {
          tone: 'negative',
          title: 'Insufficient Balance',
          description: 'You need at least $500 to use this bot. Your current balance is $120.00.',
        },
      ],
    ]);
    await expect(mocked(args.onRequireDeposit).mock.calls).toEqual([[{ bot: bots[0] }]]);
  },
);

Ready.test(
  'a bot locked by the server stays locked at any balance, and its figures stay valid',
  { parameters: { requirements: ['G-47', 'G-128'] }, args: { balance: live(decimal('2500')) } },
  async ({ args, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Need $2000' }));
    await expect(args.onNotify).toHaveBeenCalledWith({
      tone: 'negative',
      title: 'Insufficient Balance',
      description: 'You need at least $2000 to use this bot. Your current balance is $2,500.00.',
    });
    await expect(args.onRequireDeposit).toHaveBeenCalledOnce();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** Without a balance a badge asks for a deposit. */
export const NoDeposit = meta.story({
  args: { balance: live(ZERO), investments: { status: 'failed', failure: serverFailure } },
});

/** What it says. */
export const NoDepositTest = NoDeposit.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BOTS-02', 'BOTS-07'] },
  play: async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Deposit required to activate bots')).toBeVisible();
    await expect(readFigures(canvasElement)[1]).toEqual(['Active Bots', '0', 'Sample figures']);
  },
});

/** When the whole balance is invested in bots, the page says so. */
export const FullyInvested = meta.story({
  args: { balance: live(decimal('-3.20')), investments: { status: 'ready', data: investments } },
});

FullyInvested.test(
  'when the whole balance is invested in bots, the page says so',
  { parameters: { requirements: ['BOTS-03', 'G-54'] } },
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText('Deposit required to activate bots')).toBeVisible();
    await expect(main.getByText('Your funds are in active bots.')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Active Bots' })).toHaveAttribute('href', '/active-bots');
  },
);

/** Stopped bots do not count as invested balance. */
export const OnlyStoppedBots = meta.story({
  args: { balance: live(ZERO), investments: { status: 'ready', data: [stoppedInvestment] } },
});

OnlyStoppedBots.test('stopped bots do not count as invested balance', async ({ canvasElement }) => {
  await expect(getMain(canvasElement).queryByText('Your funds are in active bots.')).toBeNull();
  await expect(readFigures(canvasElement)[1]).toEqual(['Active Bots', '0']);
});

/** The operator's figures show its name, their date and method; counts stay counts. */
export const OperatorFigures = meta.story({
  args: {
    statistics: {
      value: sampleStatistics.value,
      provenance: 'operator',
      operator: 'Northwind',
      asOf: storyTime,
      method: 'Accounts with a deposit, counted at midnight UTC.',
    },
  },
});

OperatorFigures.test(
  "the operator's figures show its name, their date and method; counts stay counts",
  { parameters: { requirements: ['H-04', 'H-05'] } },
  async ({ canvasElement }) => {
    const strip = within(getStrip(canvasElement));
    await expect(strip.getByText('Reported by Northwind, July 12, 2026')).toBeVisible();
    await expect(getMain(canvasElement).queryByText('Sample figures')).toBeNull();
    await expect(strip.queryByTitle(/not measured/)).toBeNull();
    await expect(
      getMain(canvasElement).getByText(
        'How Northwind measured them: Accounts with a deposit, counted at midnight UTC.',
      ),
    ).toBeVisible();
  },
);

/** The configuration of an unlocked bot. */
export const ConfigOpen = meta.story({ args: { initialBotId: 1 } });

Ready.test(
  'an unlocked bot opens its configuration',
  { parameters: { requirements: ['BOTS-23'] } },
  async ({ args, canvasElement }) => {
    const open = await openDialog(canvasElement);
    await expect(open.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
    await expect(args.onRequireDeposit).not.toHaveBeenCalled();
  },
);

Ready.test(
  'a host that names a bot, such as one that money was deposited for, opens its dialog once',
  { args: { initialBotId: 2 } },
  async () => {
    const open = await screen.findByRole('dialog', { name: 'Configure OKX Smart Bot' });
    await userEvent.click(within(open).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

Ready.test(
  'a bot that is still locked is not opened, and leads nowhere by itself',
  { args: { initialBotId: 3 } },
  async ({ args, canvasElement }) => {
    await expect(getMain(canvasElement).getByRole('button', { name: 'Need $2000' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(args.onRequireDeposit).not.toHaveBeenCalled();
    await expect(args.onNotify).not.toHaveBeenCalled();
  },
);

const restart: BotRestart = {
  bot: { name: 'OKX Smart Bot', exchange: 'OKX' },
  configuration: {
    amount: decimal('750.50'),
    strategy: 'balanced',
    riskLevel: 'High',
    stopLoss: 8,
    takeProfit: 20,
    maxTrades: 3,
  },
  startedAt: Date.UTC(2026, 5, 21, 12),
};

/** An earlier investment is started again: its settings are filled in, and the dialog says where they come from. */
export const StartedAgain = meta.story({ args: { restart } });

/** What it says. */
export const StartedAgainTest = StartedAgain.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args }) => {
    const open = within(await screen.findByRole('dialog', { name: 'Configure OKX Smart Bot' }));
    await expect(open.getByText('Your settings of June 21, 2026, kept on this device.')).toBeVisible();
    await expect(open.getByRole('textbox', { name: 'Amount' })).toHaveValue('750.50');
    await expect(open.getByRole('radio', { name: /Balanced/ })).toBeChecked();
    await expect(open.getByRole('radio', { name: 'High' })).toBeChecked();
    await startBot();
    await expect(args.onStartBot).toHaveBeenCalledWith({ bot: bots[1], configuration: restart.configuration });
  },
});

export const StartedAgainPhone = StartedAgainTest.extend({ tags: ['release', '!dev', '!autodocs'], globals: phone });

/** Settings that are over the balance or outside the limits of today are not started as they are. */
export const StartedAgainWithLess = meta.story({
  args: {
    balance: live(decimal('600')),
    restart: { ...restart, configuration: { ...restart.configuration, stopLoss: 40 } },
  },
});

StartedAgainWithLess.test(
  'settings that are over the balance or outside the limits of today are not started as they are',
  async () => {
    const open = within(await screen.findByRole('dialog', { name: 'Configure OKX Smart Bot' }));
    await expect(open.getByText(/and brought within the current limits\.$/)).toBeVisible();
    await expect(open.getByRole('slider', { name: 'Stop Loss' })).toHaveValue('20');
    await expect(open.getByText('Amount must be between $500 and $600.00')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
  },
);

Ready.test(
  'a bot that is not listed any more cannot be started again, and the person is told',
  { args: { restart: { ...restart, bot: { name: 'Old Bot', exchange: 'OKX' } } } },
  async ({ args }) => {
    await waitFor(() => expect(args.onNotify).toHaveBeenCalledOnce());
    await expect(args.onNotify).toHaveBeenCalledWith({
      tone: 'negative',
      title: 'Error',
      description: "Old Bot isn't available right now.",
    });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** A host whose list reloads while the dialog is open; by then the first bot is in maintenance. */
function ReadAgain(props: BotsScreenProps) {
  const [list, setList] = useState(bots);
  return (
    <div onInput={() => setList(bots.map((bot) => ({ ...bot, status: 'maintenance' })))}>
      <BotsScreen {...props} bots={{ status: 'ready', data: list }} />
    </div>
  );
}

Ready.test(
  'a bot that stops being active while its dialog is open can no longer be started',
  { render: (args) => <ReadAgain {...args} /> },
  async ({ args, canvasElement }) => {
    const open = await openDialog(canvasElement);
    const start = open.getByRole('button', { name: 'Start Bot' });
    await expect(start).not.toHaveAttribute('aria-disabled');
    await userEvent.type(open.getByRole('textbox', { name: 'Amount' }), '1');
    await expect(await open.findByText('This bot is in maintenance.', { selector: 'strong' })).toBeVisible();
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    await expect(args.onStartBot).not.toHaveBeenCalled();
  },
);

/** A host whose list reloads while the dialog is open: without the first bot at an amount of 500.0, else with it. */
function Relisted(props: BotsScreenProps) {
  const [list, setList] = useState(bots);
  const reload = ({ target }: FormEvent) =>
    setList(target instanceof HTMLInputElement && target.value === '500.0' ? bots.slice(1) : bots);
  return (
    <div onInput={reload}>
      <BotsScreen {...props} bots={{ status: 'ready', data: list }} />
    </div>
  );
}

Ready.test(
  'a bot that vanishes from the list while its dialog is open cannot be started until it is back',
  { render: (args) => <Relisted {...args} /> },
  async ({ args, canvasElement }) => {
    const open = await openDialog(canvasElement);
    const start = open.getByRole('button', { name: 'Start Bot' });
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.type(amount, '{Backspace}');
    await expect(await open.findByText("This bot isn't available right now.", { selector: 'strong' })).toBeVisible();
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await userEvent.type(amount, '5');
    await expect(start).not.toHaveAttribute('aria-disabled');
    await expect(amount).toHaveValue('500.05');
  },
);

/** A balance that could not be read asks for no deposit: bots are closed with their reason, and it can be read again. */
export const BalanceUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-46'] },
  args: { balance: null, onRetryBalance: fn(), investments: { status: 'loading' } },
  play: async ({ args, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.queryByText(/deposit required/i)).toBeNull();
    await expect(readFigures(canvasElement)[1]).toEqual(['Active Bots', '—']);
    const configure = main.getAllByRole('button', { name: 'Configure Bot' });
    await expect(configure).toHaveLength(3);
    for (const button of configure) {
      await expect(button).toHaveAttribute('aria-disabled', 'true');
      await expect(button).toHaveAccessibleDescription(/Balance unavailable$/);
    }
    await userEvent.click(configure[0] as HTMLElement);
    await userEvent.click(main.getByRole('heading', { name: 'Binance Pro Bot' }));
    await expect(args.onNotify).not.toHaveBeenCalled();
    await expect(args.onRequireDeposit).not.toHaveBeenCalled();
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryBalance).toHaveBeenCalledOnce();
  },
});

export const BalanceUnknownPhone = BalanceUnknown.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** An amount outside its limits is reported under the field. */
export const FieldErrors = ConfigOpen.extend({ args: { initialDraft: { amount: '1300.00' } } });

FieldErrors.test(
  'an amount above the balance is refused',
  { parameters: { requirements: ['BCFG-20'] }, args: { initialBotId: undefined, initialDraft: undefined } },
  async ({ canvasElement }) => {
    const open = await openDialog(canvasElement);
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1300.00');
    await expect(open.getByText('Amount must be between $500 and $1,250.00')).toBeVisible();
  },
);

/** While a bot is being started, further clicks are ignored. */
export const Submitting = ConfigOpen.extend({ args: { submission: { status: 'sending' } } });

Ready.test(
  'while a bot is being started, further clicks are ignored',
  { render: (args) => <Answering {...args} answer={{ status: 'sending' }} /> },
  async ({ args, canvasElement }) => {
    const open = await openDialog(canvasElement);
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await userEvent.dblClick(await findInvest());
    await expect(open.getByRole('button', { name: 'Starting...' })).toHaveAttribute('aria-busy', 'true');
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'with One-click deal, Start Bot asks nothing',
  { args: { isOneClickDeal: true } },
  async ({ args, canvasElement }) => {
    const open = await openDialog(canvasElement);
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'after a bot was started the dialog closes, and focus returns',
  {
    parameters: { requirements: ['BCFG-22'] },
    render: (args) => <Answering {...args} answer={{ status: 'succeeded' }} />,
  },
  async ({ args, canvasElement }) => {
    await openDialog(canvasElement);
    await startBot();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onStartBot).toHaveBeenCalledWith({
      bot: bots[0],
      configuration: {
        amount: '500.00',
        strategy: 'conservative',
        riskLevel: 'Medium',
        ...getInitialSettings(defaultLimits),
      },
    });
    const [configure] = getMain(canvasElement).getAllByRole('button', { name: 'Configure Bot' });
    await waitFor(() => expect(configure).toHaveFocus());
  },
);

/** A host that resets the submission as soon as the person returns to the page. */
function Forgetting(props: BotsScreenProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  return (
    <div onFocus={() => submission.status === 'succeeded' && setSubmission(IDLE)}>
      <BotsScreen {...props} submission={submission} onStartBot={() => setSubmission({ status: 'succeeded' })} />
    </div>
  );
}

Ready.test(
  'after a start the dialog stays closed when the host returns to idle',
  { render: (args) => <Forgetting {...args} /> },
  async ({ canvasElement }) => {
    await openDialog(canvasElement);
    await startBot();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [configure] = getMain(canvasElement).getAllByRole('button', { name: 'Configure Bot' });
    await waitFor(() => expect(configure).toHaveFocus());
    await expect(screen.queryByRole('dialog')).toBeNull();
    // Back at idle, another start is possible.
    await openDialog(canvasElement);
  },
);

/** After a failed start the dialog and its values stay. */
export const StartFailed = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-29'] },
  render: (args) => <Answering {...args} answer={{ status: 'failed', failure: serverFailure }} />,
  play: async ({ canvasElement }) => {
    const open = await openDialog(canvasElement);
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '640{Enter}');
    await userEvent.click(await findInvest('Invest $640.00'));
    await expect(await open.findByRole('note')).toHaveTextContent('Server error. Please try again later.');
    await expect(open.getByRole('textbox', { name: 'Amount' })).toHaveValue('640');
  },
});

/** After a failed start the dialog says nothing of it when it is opened again. */
export const StartFailedBefore = StartFailed.extend({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await StartFailed.play(context);
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await openDialog(context.canvasElement)).queryByRole('note')).toBeNull();
  },
});

const sameFailure: Submission = { status: 'failed', failure: serverFailure };

/** A host that passes the same failure for every attempt. */
function FailingAlike(props: BotsScreenProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const fail = () => {
    setSubmission({ status: 'sending' });
    setTimeout(() => setSubmission(sameFailure), 20);
  };
  return <BotsScreen {...props} submission={submission} onStartBot={fail} />;
}

Ready.test(
  'a second failure is shown even when the host passes the same object twice',
  { render: (args) => <FailingAlike {...args} /> },
  async ({ canvasElement }) => {
    const first = await openDialog(canvasElement);
    await startBot();
    await first.findByRole('note');
    await userEvent.click(first.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const second = await openDialog(canvasElement);
    await expect(second.queryByRole('note')).toBeNull();
    await startBot();
    await expect(await second.findByRole('note')).toHaveTextContent('Server error. Please try again later.');
  },
);

Ready.test(
  'after a lost answer, the dialog and the page both say so',
  { render: (args) => <Answering {...args} answer={uncertain(nothingFound, botOrder)} /> },
  async ({ canvasElement }) => {
    const open = await openDialog(canvasElement);
    await startBot();
    await expect(await open.findByText('Sent Jul 12, 2026, 14:02 UTC · Binance Pro Bot with $500.00')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const main = getMain(canvasElement);
    await expect(main.getByRole('note')).toHaveTextContent("We don't know yet whether the bot was started.");
    await expect(main.getByText('Binance Pro Bot with $500.00 is not among your bots yet.')).toBeVisible();
  },
);

Ready.test(
  'after a lost answer the note scrolls into view, wherever the dialog was scrolled',
  {
    globals: { viewport: { value: 'phone', isRotated: false } },
    render: (args) => <Answering {...args} answer={uncertain(readFailed, botOrder)} />,
  },
  async ({ canvasElement }) => {
    const open = await openDialog(canvasElement);
    open.getByRole('slider', { name: 'Max Concurrent Trades' }).scrollIntoView();
    const start = open.getByRole('button', { name: 'Start Bot' });
    // WebKit scrolls to what a script focuses a moment later, which it does not do for a click.
    start.focus({ preventScroll: true });
    await userEvent.click(start);
    await userEvent.click(await findInvest());
    const alert = await open.findByRole('note');
    const { top, bottom } = alert.getBoundingClientRect();
    const head = open.getByRole('heading', { name: 'Configure Binance Pro Bot' }).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(head.bottom);
    const foot = open.getByRole('button', { name: 'Start Bot' }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(foot.top);
  },
);

/** A start the server accepted is not among the person's bots a minute later. Another bot can be started. */
export const AcceptedNotListed = meta.story({ args: { submission: unlisted(botOrder) } });

AcceptedNotListed.test(
  "a start the server accepted is not among the person's bots a minute later",
  async ({ canvasElement }) => {
    const main = getMain(canvasElement);
    const sentence = /Binance Pro Bot with \$500\.00, started .* isn't among your bots yet/;
    await expect(main.getByText(sentence)).toBeVisible();
    await expect(main.getAllByRole('button', { name: 'Configure Bot' })[0]).toBeEnabled();
  },
);

/** After a reload, the page itself says that an earlier start has no answer yet. */
export const Uncertain = meta.story({ args: { submission: uncertain({ status: 'reading' }, botOrder) } });

Uncertain.test(
  'after a reload, the page itself says that an earlier start has no answer yet',
  async ({ canvasElement }) => {
    const note = getMain(canvasElement).getByRole('note');
    await expect(note).toHaveTextContent("We don't know yet whether the bot was started.");
    await expect(note).toHaveTextContent('Sent Jul 12, 2026, 14:02 UTC · Binance Pro Bot with $500.00');
    await expect(within(note).queryByRole('button', { name: 'Unlock the form' })).toBeNull();
  },
);

/** The running bots could not be read: the person checks again. */
export const UncertainReadFailed = meta.story({ args: { submission: uncertain(readFailed, botOrder) } });

UncertainReadFailed.test(
  'the running bots could not be read: the person checks again',
  async ({ args: { onReadAgain }, canvasElement }) => {
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Check again' }));
    await expect(onReadAgain).toHaveBeenCalledOnce();
  },
);

/** The bot is not among those that run. */
export const UncertainNothingFound = meta.story({ args: { submission: uncertain(nothingFound, botOrder) } });

UncertainNothingFound.test('the bot is not among those that run', async ({ args: { onUnlock }, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('Binance Pro Bot with $500.00 is not among your bots yet.')).toBeVisible();
  await userEvent.click(main.getByRole('button', { name: 'Unlock the form' }));
  await expect(onUnlock).not.toHaveBeenCalled();
  await expect(main.getByText(/may still go through\./)).toBeVisible();
});

/** The bot is among those that run: a new start would be a second one. */
export const UncertainFound = meta.story({
  args: { submission: uncertain(botFound, botOrder), investments: { status: 'ready', data: investments } },
});

UncertainFound.test(
  'the bot is among those that run: a new start would be a second one',
  async ({ args: { onUnlock }, canvasElement }) => {
    const main = getMain(canvasElement);
    await expect(main.getByText(/^Binance Pro Bot with \$500\.00 is among your bots/)).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Unlock the form' }));
    await expect(onUnlock).not.toHaveBeenCalled();
  },
);

Ready.test(
  'the server refused a start whose first copy it had carried out',
  { args: { submission: refused(botFound, botOrder), isClosed: () => true } },
  async ({ args: { onStartBot }, canvasElement }) => {
    await expect(getMain(canvasElement).getByText('A bot like this is among your bots.')).toBeVisible();
    const open = await openDialog(canvasElement);
    const start = open.getByRole('button', { name: 'Start Bot' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription(/^This one may have gone through\. You can send a different one\./);
    await userEvent.click(start);
    await expect(onStartBot).not.toHaveBeenCalled();
  },
);

/** A partial list of bots is labelled. */
export const Partial = meta.story({
  args: { bots: { status: 'ready', data: bots.slice(0, 2) }, partial: { shown: 2, total: 3, unreadable: 1 } },
});

Partial.test('a partial list of bots is labelled', async ({ args: { onRetry }, canvasElement }) => {
  const main = getMain(canvasElement);
  await expect(main.getByText('2 of 3 could be loaded. 1 record could not be read.')).toBeVisible();
  await expect(main.getAllByRole('button', { name: 'Configure Bot' })).toHaveLength(2);
  await userEvent.click(main.getByRole('button', { name: 'Load again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

export const LongText = meta.story({
  args: { bots: { status: 'ready', data: [longBot, ...bots] } },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('fits on the narrowest screen with long text', ({ canvasElement }) =>
  expectNoSidewaysScroll(canvasElement),
);

/** Of a thousand bots only those in view are in the document, each says which of all it is, and Tab goes through them. */
export const Thousand = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    bots: { status: 'ready', data: Array.from({ length: 1000 }, (_, at) => ({ ...bots[0], id: at + 1 }) as Bot) },
  },
  play: async ({ canvasElement }) => {
    const feed = await getMain(canvasElement).findByRole('feed', { name: 'Bots' });
    const cards = () => [...feed.querySelectorAll('article')];
    // The code of long lists loads with the first one.
    await waitFor(() => expect(canvasElement.querySelector('.ep-gap:first-child + [data-index]')).not.toBeNull());
    window.scrollTo({ top: 0, behavior: 'instant' });
    await waitFor(() => expect(cards()[0]).toHaveAttribute('aria-posinset', '1'));
    await expect(cards()[0]).toHaveAttribute('aria-setsize', '1000');
    feed.querySelector('button')?.focus();
    for (let card = 2; card <= 5; card += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one press after the other
      await userEvent.tab();
      // oxlint-disable-next-line no-await-in-loop
      await waitFor(() =>
        expect(document.activeElement?.closest('article')).toHaveAttribute('aria-posinset', `${card}`),
      );
    }
    (document.activeElement as HTMLElement).blur();
    await waitFor(async () => {
      window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
      await expect(cards().at(-1)).toHaveAttribute('aria-posinset', '1000');
    });
    await expect(cards().length).toBeLessThan(12);
    await expectFewNodes(feed);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
});

/** A phone shows fewer of them. */
export const ThousandPhone = Thousand.extend({
  tags: ['release', '!dev', '!autodocs'],
  globals: phone,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.ep-gap:first-child + [data-index]')).not.toBeNull());
    await expectFewNodes(getMain(canvasElement).getByRole('feed', { name: 'Bots' }), MOST_NODES);
  },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, SampleFigures, Neutral));

Ready.test(
  'on a wide screen the four figures are one line of at most 72 px',
  { globals: { viewport: { value: 'wide', isRotated: false } } },
  async ({ canvasElement }) => {
    const strip = getStrip(canvasElement);
    await expect(strip.getBoundingClientRect().height).toBeLessThanOrEqual(72);
    const tops = within(strip)
      .getAllByRole('term')
      .map((name) => name.parentElement?.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
);

Ready.test(
  'on a phone the first bot is in the upper third of the screen, and the four figures follow the last one',
  { globals: phone },
  async ({ canvasElement }) => {
    const [first, ...others] = getMain(canvasElement).getAllByRole('article') as [HTMLElement, ...HTMLElement[]];
    await expect(first.getBoundingClientRect().top).toBeLessThanOrEqual(window.innerHeight * 0.35);
    const end = others.at(-1)?.getBoundingClientRect().bottom;
    await expect(getStrip(canvasElement).getBoundingClientRect().top).toBeGreaterThan(end as number);
  },
);

export const StatisticsPhone = StatisticsTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const NoDepositPhone = NoDepositTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Failed.test(
  'after a failed load the samples are labelled on the narrowest screen',
  { parameters: { requirements: ['BOTS-25'] }, globals: { viewport: { value: 'narrowest', isRotated: false } } },
  ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
);

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement, ['$500', '$2000', '$284,739.25', '12,847']),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
