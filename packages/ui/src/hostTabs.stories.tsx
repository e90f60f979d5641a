import { Activity, type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { CandleChart } from './charts.js';
import { findChart, readTones, waitForDrawing } from './fixtures/chartPicture.js';
import { manyDeposits } from './fixtures/longLists.js';
import { bots, currencies, liveHistory } from './fixtures.js';
import { EVERY_DEPOSIT, IDLE, live, sampleStatistics } from './model.js';
import { decimal } from './money.js';
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

const screens: Readonly<Record<string, ReactNode>> = {
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
function Host({ way }: { readonly way: keyof typeof ways }) {
  const [shown, setShown] = useState('Bots');
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

const countRows = (tab: HTMLElement) => tab.querySelectorAll('[role="row"]').length;

async function expectChart(tab: HTMLElement): Promise<void> {
  const { plot } = await findChart(tab);
  await expect(plot.clientWidth).toBeGreaterThan(300);
  await waitFor(async () => {
    await waitForDrawing();
    await expect(plot.querySelectorAll('canvas')).toHaveLength(1);
    await expect(plot.querySelector('canvas')?.clientWidth).toBe(plot.clientWidth);
    await expect(readTones(plot).up).toBeGreaterThan(300);
  });
}

const meta = preview.meta({
  title: 'Internals/hostTabs',
  tags: ['internal', '!dev', '!autodocs'],
  component: Host,
  globals: { viewport: { value: 'wide', isRotated: false } },
  parameters: { a11y: { test: 'off' } },
  args: { way: 'style' as const },
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

/** A dialog is beside its screen in the page, and is hidden and shown with it. */
export const DialogHiddenByActivity = meta.story({
  args: { way: 'activity' },
  play: async () => {
    const [configure] = screen.getAllByText('Configure Bot');
    await userEvent.click(configure ?? document.body);
    const amount = await screen.findByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '600');
    await show('Platform');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await show('Bots');
    await expect(await screen.findByRole('textbox', { name: 'Amount' })).toHaveValue('600');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(configure).toHaveFocus());
  },
});
