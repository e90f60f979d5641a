import { useState } from 'react';
import { bots } from '../../../packages/ui/src/fixtures/bots.js';
import { currencies } from '../../../packages/ui/src/fixtures/currencies.js';
import { depositAddress } from '../../../packages/ui/src/fixtures/deposits.js';
import { instant } from '../../../packages/ui/src/fixtures/time.js';
import type { Investment } from '../../../packages/ui/src/model/Investment.js';
import { live } from '../../../packages/ui/src/model/Provenance.js';
import { IDLE } from '../../../packages/ui/src/model/Submission.js';
import {
  add,
  type Decimal,
  decimal,
  multiply,
  subtract,
  toText,
  ZERO,
} from '../../../packages/ui/src/money/decimal.js';
import { EVERY_DEPOSIT } from '../../../packages/ui/src/rules/depositHistory.js';
import { EVERY_WITHDRAWAL } from '../../../packages/ui/src/rules/withdrawalHistory.js';
import { sampleStatistics } from '../../../packages/ui/src/samples/sampleStatistics.js';
import { ActiveBotsScreen } from '../../../packages/ui/src/screens/ActiveBotsScreen/ActiveBotsScreen.js';
import { BotsScreen } from '../../../packages/ui/src/screens/BotsScreen/BotsScreen.js';
import { DepositHistoryScreen } from '../../../packages/ui/src/screens/DepositHistoryScreen/DepositHistoryScreen.js';
import { DepositScreen } from '../../../packages/ui/src/screens/DepositScreen/DepositScreen.js';
import { LoginScreen } from '../../../packages/ui/src/screens/LoginScreen/LoginScreen.js';
import { WithdrawalHistoryScreen } from '../../../packages/ui/src/screens/WithdrawalHistoryScreen/WithdrawalHistoryScreen.js';
import {
  WithdrawScreen,
  type WithdrawScreenProps,
} from '../../../packages/ui/src/screens/WithdrawScreen/WithdrawScreen.js';
import { FIRST_INVESTMENT_SORT } from '../../../packages/ui/src/rules/investmentOrder.js';
import { storyTime } from '../../../packages/ui/src/fixtures/storyTime.js';
import { type FlowHost, withToast } from './useFlow.js';

interface InFlow {
  readonly host: FlowHost;
}

/** How long the server takes to answer, in milliseconds. */
export const ANSWER_MS = 700;
/** After a bot was started or refused, the host leads on (ms). */
const LEAD_ON_MS = 1500;
/** US dollars for one ether. */
const RATE = decimal('3000');

const stay = () => undefined;
const ready = <Data,>(data: Data) => ({ status: 'ready' as const, data, readAt: storyTime });
const read = <Data,>(data: Data, isReading: boolean) =>
  isReading ? { status: 'loading' as const, data, readAt: storyTime } : ready(data);
const makeBalance = (value: Decimal) => ({ ...live(value), asOf: storyTime });

export function Deposit({ host: { world, change, later, go, notify } }: InFlow) {
  return (
    <DepositScreen
      currencies={ready(currencies)}
      submission={world.submission}
      created={world.created}
      openInfoId={world.openInfoId}
      onCreateDeposit={({ currency, amount }) => {
        change({ submission: { status: 'sending' } });
        later(ANSWER_MS, {
          submission: { status: 'succeeded' },
          created: [{ ...depositAddress, currency, amount, createdAt: storyTime, recordId: 1 }],
          openInfoId: depositAddress.id,
          deposits: [
            {
              id: 1,
              currency,
              currencyName: currencies.find((one) => one.currency === currency)?.name ?? currency,
              amount,
              status: 'pending',
              createdAt: instant(new Date(storyTime).toISOString()),
              transactionId: '193139650',
            },
          ],
        });
      }}
      onToggleInfo={({ id }) => change({ openInfoId: id })}
      onCopy={() => Promise.resolve()}
      onRetry={stay}
      onReadAgain={stay}
      onUnlock={stay}
      onGoBack={() => go('account')}
      onNotify={notify}
    />
  );
}

/** Refresh finds every pending deposit paid. */
export function DepositHistory({ host: { world, change, later, go } }: InFlow) {
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  return (
    <DepositHistoryScreen
      deposits={read(world.deposits, world.isReading)}
      query={query}
      onChangeQuery={setQuery}
      created={world.created}
      onRefresh={() => {
        change({ isReading: true });
        later(ANSWER_MS, ({ deposits, balance, toasts }) => {
          const pending = deposits.filter(({ status }) => status === 'pending');
          const credited = pending.reduce((sum, { amount }) => add(sum, multiply(amount, RATE)), ZERO);
          const [first] = pending;
          return {
            isReading: false,
            created: [],
            deposits: deposits.map((one) => ({ ...one, status: 'paid' })),
            balance: makeBalance(add(balance.value, credited)),
            toasts: first
              ? withToast(toasts, {
                  tone: 'success',
                  title: `${toText(first.amount)} ${first.currency} deposit credited`,
                  description: 'Your balance includes it.',
                })
              : toasts,
          };
        });
      }}
      onExport={() => Promise.resolve()}
      onCopy={() => Promise.resolve()}
      onGoBack={() => go('account')}
    />
  );
}

export function Bots({ host: { world, change, later, notify } }: InFlow) {
  return (
    <BotsScreen
      bots={ready(bots)}
      balance={world.balance}
      investments={ready(world.investments)}
      statistics={sampleStatistics}
      submission={world.submission}
      onStartBot={({ bot, configuration: { amount } }) => {
        const started: Investment = {
          id: 1,
          status: 'active',
          initialAmount: amount,
          currentAmount: amount,
          totalReturn: ZERO,
          totalReturnPercentage: ZERO,
          growthLogs: [],
          bot: { name: bot.name, exchange: bot.exchange, riskLevel: bot.riskLevel },
        };
        change({ submission: { status: 'sending' } });
        later(ANSWER_MS, ({ balance, toasts }) => ({
          submission: { status: 'succeeded' },
          balance: { value: subtract(balance.value, amount), provenance: 'derived' },
          investments: [started],
          toasts: withToast(toasts, {
            tone: 'success',
            title: 'Bot Started',
            description: `${bot.name} was started with $${toText(amount)}.`,
          }),
        }));
        later(ANSWER_MS + LEAD_ON_MS, { place: 'activeBots', submission: IDLE });
      }}
      onRequireDeposit={() => later(LEAD_ON_MS, { place: 'deposit', submission: IDLE })}
      onNotify={notify}
      onRetry={stay}
      onReadAgain={stay}
      onUnlock={stay}
    />
  );
}

export function ActiveBots({ host: { world, change, later } }: InFlow) {
  const [sort, setSort] = useState(FIRST_INVESTMENT_SORT);
  return (
    <ActiveBotsScreen
      investments={read(world.investments, world.isReading)}
      sort={sort}
      onChangeSort={setSort}
      onRefresh={() => {
        change({ isReading: true });
        later(ANSWER_MS, { isReading: false });
      }}
      onExport={() => Promise.resolve()}
    />
  );
}

/** Its host decides what becomes of a request. */
export function Withdraw({ host, onWithdraw }: InFlow & Pick<WithdrawScreenProps, 'onWithdraw'>) {
  const { world, change, notify } = host;
  return (
    <WithdrawScreen
      currencies={ready(currencies)}
      balance={world.balance}
      submission={world.submission}
      onWithdraw={onWithdraw}
      onRetry={stay}
      onReadAgain={stay}
      onUnlock={() => change({ submission: IDLE })}
      onNotify={notify}
      initialDraft={world.draft ?? undefined}
    />
  );
}

export function WithdrawalHistory({ host: { world, change, later, go } }: InFlow) {
  const [query, setQuery] = useState(EVERY_WITHDRAWAL);
  return (
    <WithdrawalHistoryScreen
      withdrawals={read(world.withdrawals, world.isReading)}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={() => {
        change({ isReading: true });
        later(ANSWER_MS, { isReading: false });
      }}
      onExport={() => Promise.resolve()}
      onCopy={() => Promise.resolve()}
      onGoBack={() => go('withdraw')}
    />
  );
}

/** After a session has ended: signing in leads back to the form. */
export function SignInAgain({ host: { world, change, later, notify } }: InFlow) {
  return (
    <LoginScreen
      isSessionEnded
      endedOrder={world.endedOrder}
      submission={world.submission}
      onSignIn={() => {
        change({ submission: { status: 'sending' } });
        later(ANSWER_MS, { place: 'withdraw', submission: IDLE });
      }}
      onNotify={notify}
    />
  );
}
