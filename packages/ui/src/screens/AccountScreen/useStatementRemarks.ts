import { useMessages } from '../../messages/useMessages.js';
import type { Statement } from '../../rules/statement.js';
import type { AccountLists } from './accountLists.js';
import { statementMessages } from './Statement.messages.js';

const names = { deposits: 'listDeposits', withdrawals: 'listWithdrawals', investments: 'listInvestments' } as const;

/** What a statement leaves out and why, whether every list was read, and whether one has failed, whole or in part. */
export function useStatementRemarks(lists: AccountLists, { notCounted, undated, deposits }: Statement) {
  const t = useMessages(statementMessages);
  const all = ['deposits', 'withdrawals', 'investments'] as const;
  const partial = {
    deposits: lists.partialDeposits,
    withdrawals: lists.partialWithdrawals,
    investments: lists.partial,
  };
  const nameAll = (found: readonly (typeof all)[number][]) => found.map((name) => t(names[name])).join(', ');
  const unread = all.filter((name) => lists[name].data === undefined);
  const failed = unread.filter((name) => lists[name].status === 'failed');
  const cut = all.filter((name) => partial[name] !== undefined);
  const remarks = [
    failed.length > 0 && t('unread', { lists: nameAll(failed) }),
    unread.length > failed.length && t('loading'),
    cut.length > 0 && t('partial', { lists: nameAll(cut) }),
    t('noBalances'),
    deposits.length > 0 && t('coins'),
    notCounted > 0 && t('notCounted', { count: notCounted }),
    undated > 0 && t('undated', { count: undated }),
  ].filter((remark) => remark !== false);
  return { remarks, isRead: unread.length === 0, isIncomplete: failed.length + cut.length > 0 };
}
