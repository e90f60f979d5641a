import { withoutIsolates } from '../../messages/isolate.js';
import { useMessages } from '../../messages/useMessages.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { toText } from '../../money/plainDecimal.js';
import { useNow } from '../../provider/useNow.js';
import { formatUtcTime } from '../../rules/depositReport.js';
import { getOverdueDays } from '../../rules/withdrawalReport.js';
import { withdrawalTableMessages } from './WithdrawalHistoryScreen.messages.js';

const MINUTE_MS = 60_000;

/** For how many days an overdue withdrawal has been waiting; `null` while it is none. */
export function useOverdueDays(withdrawal: WithdrawalRecord): number | null {
  const now = useNow(MINUTE_MS, (at) => getOverdueDays(withdrawal, at) ?? -1);
  return getOverdueDays(withdrawal, now);
}

/** Returns a function that writes a withdrawal down for support: the same text in each locale and zone. */
export function useWithdrawalReport(): (withdrawal: WithdrawalRecord) => string {
  const t = useMessages(withdrawalTableMessages);
  return ({ id, amount, currency, withdrawalAddress, status, createdAt }) =>
    withoutIsolates(
      t('report', {
        id: String(id),
        amount: toText(amount),
        currency,
        address: withdrawalAddress,
        status,
        created: formatUtcTime(createdAt),
      }),
    );
}
