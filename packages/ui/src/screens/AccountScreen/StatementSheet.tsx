'use client';

import { createPortal } from 'react-dom';
import { createGlobalStyle, styled } from 'styled-components';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { getDisplayId } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Viewer } from '../../model/User.js';
import { usePortal } from '../../provider/PortalContext.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Statement, StatementLine } from '../../rules/statement.js';
import type { AccountLists } from './accountLists.js';
import { statementMessages } from './Statement.messages.js';
import { StatementSums } from './StatementSums.js';
import { useStatementRemarks } from './useStatementRemarks.js';

/** Only the sheet is printed, and nothing of the page behind it. */
const OnlySheet = createGlobalStyle`
  @media print {
    @page { margin: 16mm; }
    body > :not(:has([data-ep-sheet])) { display: none !important; }
  }
`;

const Sheet = styled.div`
  display: none;
  @media print {
    display: grid;
    gap: var(--ep-s5);
    color: var(--ep-text-strong);
    & th, & td { padding: var(--ep-s1) var(--ep-s2); border-bottom: 1px solid var(--ep-line); text-align: start; font-weight: var(--ep-weight-regular); }
    & th:last-child, & td:last-child { text-align: end; white-space: nowrap; }
    & table { width: 100%; border-collapse: collapse; font-size: var(--ep-size-tag); line-height: var(--ep-lh-tag); font-variant-numeric: tabular-nums; }
    & tr { break-inside: avoid; }
  }
`;

export interface StatementSheetProps {
  readonly statement: Statement;
  readonly lists: AccountLists;
  readonly viewer: Viewer;
  /** The days it covers, in words. */
  readonly period: string;
  /** Ms since the epoch. */
  readonly now: number;
}

/** A statement on paper: every line with its amount, what they add up to, and where they come from. */
export function StatementSheet({ statement, lists, viewer, period, now }: StatementSheetProps) {
  const t = useMessages(statementMessages);
  const { brand } = useUi();
  const word = useServerWord();
  const format = useFormat('public');
  const { container: _, ...portal } = usePortal('dialog');
  const { remarks } = useStatementRemarks(lists, statement);
  const entryOf = ({ kind, subject }: StatementLine) => t(kind, { subject: subject === '' ? t('unnamed') : subject });
  const amountOf = ({ usd, coins, kind }: StatementLine) => {
    if (coins !== null) return `${format.coin(coins.amount)} ${coins.currency}`;
    if (usd === null) return t('none');
    return kind === 'result' ? format.usdChange(usd) : format.usd(usd);
  };
  const reads = [
    { list: t('listDeposits'), at: lists.deposits.readAt },
    { list: t('listWithdrawals'), at: lists.withdrawals.readAt },
    { list: t('listInvestments'), at: lists.investments.readAt },
  ];
  return createPortal(
    <div {...portal} data-theme="light">
      <OnlySheet />
      <Sheet data-ep-sheet>
        <div>
          <h1>{`${brand.name} · ${t('title')}`}</h1>
          <p>{t('ofPerson', { name: viewer.name || viewer.email, id: getDisplayId(viewer) })}</p>
          <p>{t('period', { period })}</p>
          <p>{t('created', { moment: format.moment(now) })}</p>
        </div>
        <StatementSums statement={statement} isPrinted />
        <div>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {reads.map(
            ({ list, at }) => at !== undefined && <p key={list}>{t('readAt', { list, moment: format.moment(at) })}</p>,
          )}
        </div>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date')}</th>
              <th scope="col">{t('entry')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {statement.lines.map((line) => (
              <tr key={`${line.kind} ${line.investmentId} ${line.id}`}>
                <td>{format.moment(line.time)}</td>
                <td>{entryOf(line)}</td>
                <td>{line.status === null ? '' : word(line.status)}</td>
                <td>{amountOf(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Sheet>
    </div>,
    document.body,
  );
}
