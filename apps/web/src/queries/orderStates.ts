import type { HistoryRecord, KnownOrder, Lookup, OrderCheck, OrderState } from '@etherpilot/api-client/orders';
import {
  compareTimes,
  type LookupResult,
  type OrderSummary,
  type Recheck,
  type ServerTime,
  type Submission,
} from '@etherpilot/ui/model';
import { parseDecimal, ZERO } from '@etherpilot/ui/money';
import { errorTexts, pageTexts } from '../texts/pageTexts.js';
import { toFailure } from './useSubmission.js';

const CLOSED = {
  title: errorTexts.connectionTitle,
  message: `${pageTexts.orderClosed} ${errorTexts.uncertain}`,
};
const SIGNED_OUT = { title: errorTexts.connectionTitle, message: pageTexts.orderSignedOut };

/** What is said of an order whose page was closed before the answer. */
export const INTERRUPTED = CLOSED;

/** Investments have no time. */
function getTime(record: HistoryRecord & { readonly createdAt?: ServerTime }): readonly ServerTime[] {
  return record.createdAt === undefined ? [] : [record.createdAt];
}

/** What a history says, as screens take it. */
export function toLookupResult({ records, isNew, isComplete }: Lookup): LookupResult {
  const [newestAt = null] = records.flatMap(getTime).toSorted((one, other) => compareTimes(other, one));
  return { matches: records.length, newestAt, isNew, isComplete };
}

function toRecheck(check: OrderCheck): Recheck {
  if (check.status === 'failed') return { status: 'failed', failure: toFailure(check.error) };
  return check.status === 'read' ? { status: 'read', result: toLookupResult(check.lookup), at: check.at } : check;
}

/** An order as screens show it. */
export function toSummary({ kind, amount: text, target }: KnownOrder): OrderSummary {
  const amount = parseDecimal(text) ?? ZERO;
  return kind === 'bot' ? { kind, amount, botName: target } : { kind, amount, currency: target };
}

/** The state of a form's orders, as its screen takes it. `own`: what this form has been told of its own last order. */
export function toSubmission(state: OrderState, own: Submission): Submission {
  switch (state.status) {
    case 'idle':
      return own;
    case 'sending':
      return { status: 'sending', isFromAnotherTab: state.isFromAnotherTab };
    case 'unlisted': {
      const { order } = state;
      return own.status === 'idle' ? { status: 'unlisted', order: toSummary(order), since: order.since } : own;
    }
    case 'refused': {
      const { order, failure, check, canUnlock } = state;
      if (order === null || (own.status !== 'idle' && own.status !== 'failed')) return own;
      const refused = { order: toSummary(order), recheck: toRecheck(check), canUnlock };
      return { status: 'failed', failure: own.status === 'failed' ? own.failure : (failure ?? CLOSED), refused };
    }
    default: {
      const { status, order, since, failure, count, isFromAnotherTab, check, canUnlock } = state;
      return {
        status,
        failure: failure ?? (order === null ? SIGNED_OUT : CLOSED),
        since,
        order: order && toSummary(order),
        count,
        isFromAnotherTab,
        recheck: toRecheck(check),
        canUnlock,
      };
    }
  }
}
