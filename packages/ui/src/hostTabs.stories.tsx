import { Activity, Fragment, type ComponentType, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { CandleChart } from './charts.js';
import { CreatedDeposit, RecentActivity } from './components.js';
import { findChart, readTones, waitForDrawing } from './fixtures/chartPicture.js';
import { longInvestment, manyDeposits } from './fixtures/longLists.js';
import { storyTime } from './fixtures/storyTime.js';
import { bots, currencies, depositAddress, liveHistory, nothingFound, uncertain, withdrawalOrder } from './fixtures.js';
import { UiProvider } from './index.js';
import { EVERY_DEPOSIT, IDLE, live, sampleStatistics } from './model.js';
import { decimal } from './money.js';
import * as exportedScreens from './screens.js';
import { BotsScreen, DepositHistoryScreen, PlatformScreen, WithdrawScreen } from './screens.js';

const longDeposits = manyDeposits(3_000);
const order = { submission: IDLE, onReadAgain: fn(), onUnlock: fn(), onRetry: fn(), onNotify: fn() };
const balance = live(decimal('5000.00'));

function History() {
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  return (
    <DepositHistoryScreen
      deposits={{ status: 'ready', data: longDeposits }}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={fn()}
      onExport={async () => {}}
      onCopy={async () => {}}
      onGoBack={fn()}
    />
  );
}

type Screens = Readonly<Record<string, ReactNode>>;

const examples = import.meta.glob<ComponentType>('../examples/*Screen.tsx', { import: 'Example', eager: true });
const everyScreen: Screens = Object.fromEntries(
  Object.entries(examples).map(([file, Example]) => [file.replace(/^.*\/|\.tsx$/g, ''), <Example key={file} />]),
);

const someScreens: Screens = {
  Bots: (
    <BotsScreen
      {...order}
      bots={{ status: 'ready', data: bots }}
      investments={{ status: 'ready', data: [] }}
      statistics={sampleStatistics}
      balance={balance}
      onStartBot={fn()}
      onRequireDeposit={fn()}
    />
  ),
  Platform: (
    <PlatformScreen
      history={{ status: 'ready', data: liveHistory }}
      updates={{ used: 7, nextRefreshAt: null }}
      chart={<CandleChart history={liveHistory} symbol="ETH-USD" />}
      onRetry={fn()}
      onRefresh={fn()}
    />
  ),
  Withdraw: (
    <WithdrawScreen {...order} currencies={{ status: 'ready', data: currencies }} balance={balance} onWithdraw={fn()} />
  ),
  History: <History />,
};

/** How a host hides what is in a tab: by a style, or so that React undoes the effects inside as well. */
const ways = {
  style: ({ isShown, children }: Tab) => <div style={isShown ? {} : { display: 'none' }}>{children}</div>,
  activity: ({ isShown, children }: Tab) => <Activity mode={isShown ? 'visible' : 'hidden'}>{children}</Activity>,
};

interface Tab {
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** A host that keeps its screens in tabs, of which it shows one, in a column that can become narrower. */
function Host({ way, screens }: { readonly way: keyof typeof ways; readonly screens: Screens }) {
  const [shown, setShown] = useState(Object.keys(screens)[0]);
  const [width, setWidth] = useState(1000);
  const Hidden = ways[way];
  return (
    <>
      {Object.keys(screens).map((name) => (
        <button key={name} type="button" onClick={() => setShown(name)}>
          Tab {name}
        </button>
      ))}
      <button type="button" onClick={() => setWidth(600)}>
        Narrow
      </button>
      <div style={{ width }}>
        {Object.entries(screens).map(([name, content]) => (
          <Hidden key={name} isShown={name === shown}>
            <section aria-label={`Panel ${name}`}>{content}</section>
          </Hidden>
        ))}
      </div>
    </>
  );
}

const show = async (name: string) => {
  await fireEvent.click(screen.getByText(`Tab ${name}`));
  const panel = screen.getByLabelText(`Panel ${name}`);
  await waitFor(() => expect(panel).toBeVisible());
  return panel;
};

/** What a person sees in a tab, and what they have typed and chosen. */
const look = (tab: HTMLElement) => ({
  text: tab.innerText,
  values: [...tab.querySelectorAll<HTMLInputElement>('input, select, textarea')].map(
    ({ value, checked }) => `${value} ${checked}`,
  ),
  boxes: [tab, ...tab.querySelectorAll('input, button, canvas, svg')].map((each) => {
    const { width, height } = each.getBoundingClientRect();
    return `${each.localName} ${Math.round(width)} × ${Math.round(height)}`;
  }),
});

/** Shows a tab by a press. Rejects unless focus and page stay where they are, and nothing reaches over the page's edges. */
async function visit(name: string): Promise<HTMLElement> {
  const button = screen.getByText(`Tab ${name}`);
  window.scrollTo(0, 0);
  button.focus();
  const tab = await show(name);
  let before = '';
  await waitFor(async () => {
    await waitForDrawing();
    const now = JSON.stringify(look(tab));
    const isSettled = now === before;
    before = now;
    await expect(isSettled, `${name} changes`).toBe(true);
  });
  await expect(button, name).toHaveFocus();
  await expect(window.scrollY, name).toBe(0);
  await expect(document.documentElement.scrollWidth, name).toBeLessThanOrEqual(document.documentElement.clientWidth);
  return tab;
}

/** Types into each field of a tab, and chooses the last of each kind of choice. */
async function fillIn(tab: HTMLElement): Promise<void> {
  for (const field of tab.querySelectorAll(
    'input:is([type="text"], [type="email"], [type="password"], [type="search"])',
  ))
    // oxlint-disable-next-line no-await-in-loop -- one person types
    await userEvent.type(field, '1');
  for (const role of ['radio', 'tab', 'switch', 'checkbox']) {
    const choice = within(tab).queryAllByRole(role).at(-1);
    // oxlint-disable-next-line no-await-in-loop -- one person clicks
    if (choice) await userEvent.click(choice);
  }
}

const countRows = (tab: HTMLElement) => tab.querySelectorAll('[role="row"]').length;

async function expectChart(tab: HTMLElement, tone: 'up' | 'bright' = 'up'): Promise<void> {
  const { plot } = await findChart(tab);
  await expect(plot.clientWidth).toBeGreaterThan(300);
  await waitFor(async () => {
    await waitForDrawing();
    await expect(plot.querySelectorAll('canvas')).toHaveLength(1);
    await expect(plot.querySelector('canvas')?.clientWidth).toBe(plot.clientWidth);
    await expect(readTones(plot)[tone]).toBeGreaterThan(300);
  });
}

const meta = preview.meta({
  title: 'Internals/hostTabs',
  tags: ['internal', '!dev', '!autodocs'],
  component: Host,
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { a11y: { test: 'off' } },
  args: { way: 'style' as const, screens: someScreens },
  play: async () => {
    // Drawn for the first time when first shown, and again after the column has changed while it was hidden.
    await expectChart(await show('Platform'));
    const withdraw = within(await show('Withdraw'));
    await userEvent.selectOptions(withdraw.getByRole('combobox', { name: 'Currency' }), 'BTC');
    await userEvent.type(withdraw.getByRole('textbox', { name: 'Amount (USD)' }), '123.45');
    await userEvent.type(withdraw.getByRole('textbox', { name: 'Wallet address' }), 'bc1q');

    const history = await show('History');
    await waitFor(() => expect(countRows(history)).toBeGreaterThan(5));
    const rows = countRows(history);
    await userEvent.type(within(history).getByRole('searchbox'), longDeposits[0]?.transactionId ?? '');
    await waitFor(() => expect(countRows(history)).toBeLessThan(rows));

    const shownBots = within(await show('Bots'));
    await expect(shownBots.getAllByRole('article')).toHaveLength(bots.length);
    await userEvent.click(screen.getByText('Narrow'));

    await expectChart(await show('Platform'));
    await show('Withdraw');
    await expect(withdraw.getByRole('combobox', { name: 'Currency' })).toHaveValue('BTC');
    await expect(withdraw.getByRole('textbox', { name: 'Amount (USD)' })).toHaveValue('123.45');
    await expect(withdraw.getByRole('textbox', { name: 'Wallet address' })).toHaveValue('bc1q');
    await show('History');
    await expect(within(history).getByRole('searchbox')).toHaveValue(longDeposits[0]?.transactionId ?? '');
    await userEvent.clear(within(history).getByRole('searchbox'));
    await waitFor(() => expect(countRows(history)).toBeGreaterThan(5));
    await expect(order.onNotify).not.toHaveBeenCalled();
  },
});

export const HiddenByStyle = meta.story({ tags: ['release'] });

export const HiddenByActivity = meta.story({ args: { way: 'activity' } });

const findOpener = (tab: HTMLElement) =>
  within(tab).queryAllByRole('button', { name: /^(Configure|Details of|Indicator)/ })[0] ??
  tab.querySelector<HTMLElement>('[aria-haspopup="dialog"]');

/** A dialog is beside its screen in the page, and is hidden and shown with it: the first one of each screen. */
export const DialogsHiddenByActivity = meta.story({
  args: { way: 'activity' },
  play: async ({ args: { screens } }) => {
    const names = Object.keys(screens);
    const opened: string[] = [];
    for (const name of names) {
      const opener = findOpener(await visit(name));
      if (opener === null) continue;
      opened.push(name);
      await userEvent.click(opener);
      const dialog = await screen.findByRole('dialog');
      await fillIn(dialog);
      const { text, values } = look(dialog);
      await show(names.find((other) => other !== name) ?? '');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await show(name);
      await waitFor(() => expect(look(screen.getByRole('dialog'))).toMatchObject({ text, values }));
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
    await expect(opened.length).toBeGreaterThanOrEqual(names.length / 3);
  },
});

export const EveryDialogHiddenByActivity = DialogsHiddenByActivity.extend({
  tags: ['release'],
  args: { screens: everyScreen },
});

/** Every screen keeps what was typed and chosen, and looks as before. */
export const EveryScreenHiddenByStyle = meta.story({
  tags: ['release'],
  args: { screens: everyScreen },
  play: async () => {
    const exported = Object.keys(exportedScreens).filter((name) => name.endsWith('Screen'));
    const names = Object.keys(everyScreen);
    await expect(names).toEqual(exported.toSorted());
    // What loads on demand is there from then on.
    for (const name of names) await visit(name);
    const looks = new Map<string, ReturnType<typeof look>>();
    for (const name of names) {
      await fillIn(await visit(name));
      looks.set(name, look(await visit(name)));
    }
    for (const name of names) {
      const tab = await visit(name);
      await expect(look(tab), name).toEqual(looks.get(name));
      if (name === 'PlatformScreen') await expectChart(tab, 'bright');
    }
  },
});

export const EveryScreenHiddenByActivity = EveryScreenHiddenByStyle.extend({
  tags: ['release'],
  args: { way: 'activity' },
});

const withdrawal = { ...order, currencies: { status: 'ready', data: currencies }, balance, onWithdraw: fn() } as const;
const BURN = '0x000000000000000000000000000000000000dEaD';
const { '../examples/SupportScreen.tsx': Support = Fragment } = examples;

/** What moves the focus or the page when it appears, each after what a person does before that. */
const movers: readonly (readonly [name: string, ReactNode, (tab: ReturnType<typeof within>) => Promise<void>])[] = [
  [
    'A question found',
    <Support key="question" />,
    async (tab) => {
      await userEvent.type(tab.getByRole('searchbox'), 'stop a bot');
      await userEvent.click(await tab.findByRole('button', { name: 'How do I stop a bot? Question' }));
    },
  ],
  [
    'An address in question',
    <WithdrawScreen key="trap" {...withdrawal} />,
    async (tab) => {
      await userEvent.type(tab.getByRole('textbox', { name: 'Amount (USD)' }), '250');
      await userEvent.type(tab.getByRole('textbox', { name: 'Wallet address' }), BURN);
      await userEvent.click(tab.getByRole('button', { name: 'Withdraw $250.00' }));
      await expect(await tab.findByRole('textbox', { name: /last four characters/ })).toHaveFocus();
    },
  ],
  [
    'An order without an answer',
    <WithdrawScreen key="unclear" {...withdrawal} submission={uncertain(nothingFound, withdrawalOrder)} />,
    async (tab) => userEvent.click(tab.getByRole('button', { name: 'Unlock the form' })),
  ],
  [
    'All results',
    <RecentActivity key="results" investments={[longInvestment(20)]} />,
    async (tab) => userEvent.click(tab.getByRole('button', { name: /^Show all/ })),
  ],
  [
    'A new deposit',
    <CreatedDeposit
      key="deposit"
      created={depositAddress}
      onCopy={async () => {}}
      onShowInfo={fn()}
      onCreateNew={fn()}
    />,
    async () => {},
  ],
];

/** What has moved the focus or the page once does not do so again when its tab is shown. */
export const NothingMovesAgain = meta.story({
  args: {
    way: 'activity',
    screens: {
      Empty: null,
      ...Object.fromEntries(
        movers.map(([name, content]) => [
          name,
          <div key={name} style={{ paddingTop: '150vh' }}>
            {content}
          </div>,
        ]),
      ),
    },
  },
  play: async () => {
    for (const [name, , act] of movers) {
      await act(within(await show(name)));
      await visit('Empty');
      await visit(name);
    }
  },
});

let time = storyTime;
const DAY = 86_400_000;

/** What tells the time is right at once, however long its tab was hidden, and goes on. */
export const TimeGoesOn = meta.story({
  args: {
    way: 'activity',
    screens: {
      Platform: (
        <UiProvider now={() => time}>
          <PlatformScreen
            history={{ status: 'ready', data: liveHistory }}
            updates={{ used: 15, nextRefreshAt: null }}
            chart={null}
            onRetry={fn()}
            onRefresh={fn()}
          />
        </UiProvider>
      ),
      Empty: null,
    },
  },
  beforeEach: () => {
    time = storyTime;
  },
  play: async () => {
    const tab = await visit('Platform');
    await expect(tab).toHaveTextContent('Updates resume Jul 13.');
    await visit('Empty');
    time += DAY;
    await visit('Platform');
    await expect(tab).toHaveTextContent('Updates resume Jul 14.');
    await expect(tab).toHaveTextContent('out of date · 1 d ago');
    time += DAY;
    // It ticks at once.
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(tab).toHaveTextContent('out of date · 2 d ago'));
  },
});
