import type { Decimal } from '../money/decimal.js';
import type { RecordId } from './RecordId.js';
import type { ServerTime } from './ServerTime.js';

/** One entry of an investment's growth log. */
export interface GrowthLog {
  /** Unique among the entries of its investment. */
  readonly id: RecordId;
  /** When the amount was added. */
  readonly date: ServerTime;
  /** USD; negative for a loss. */
  readonly amountAdded: Decimal;
  /** Percent; `null` when unreadable. */
  readonly percentageIncrease: Decimal | null;
}

/** Money invested in a bot. Amounts in USD. */
export interface Investment {
  /** Unique among the investments. */
  readonly id: RecordId;
  /** active, paused or stopped; any other value is shown as sent. */
  readonly status: string;
  /** USD, when the bot was started. */
  readonly initialAmount: Decimal;
  /** USD, as the server last reported it. */
  readonly currentAmount: Decimal;
  /** USD; negative for a loss. */
  readonly totalReturn: Decimal;
  /** Percent; `null` when the server's figure is unreadable. */
  readonly totalReturnPercentage: Decimal | null;
  /** The bot's returns one by one, in the order of the server. */
  readonly growthLogs: readonly GrowthLog[];
  /** `null` when the server sent no bot. */
  readonly bot: { readonly name: string; readonly exchange: string; readonly riskLevel: string } | null;
}
