import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import type { DepositRecord } from '../../model/Deposit.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import type { StatementLine } from '../../rules/statement.js';

/** The lists behind a person's money, each as far as it was read. */
export interface AccountLists {
  /** Every investment, whatever its status. */
  readonly investments: Loadable<readonly Investment[]>;
  /** How much of them could be read; `undefined` when they are complete. */
  readonly partial?: PartialList | undefined;
  /** The same of withdrawals. */
  readonly partialWithdrawals?: PartialList | undefined;
  /** The same of deposits. */
  readonly partialDeposits?: PartialList | undefined;
  /** Every withdrawal. */
  readonly withdrawals: Loadable<readonly WithdrawalRecord[]>;
  /** Every deposit. */
  readonly deposits: Loadable<readonly DepositRecord[]>;
  /** Whether balance and investments were both read after the last order of this device; otherwise there is no total. */
  readonly isSettled: boolean;
  /** Reads those again that could not be read. */
  readonly onRetry: () => void;
}

/** What a host does with a statement. */
export interface StatementHost {
  /** Creates a file of these lines and reports the result; settles when done. */
  readonly onExport: (file: { readonly lines: readonly StatementLine[] }) => Promise<void>;
  /** Resolves with whether hidden amounts may be printed. Default: without asking. */
  readonly onBeforePrint?: () => Promise<boolean>;
}
