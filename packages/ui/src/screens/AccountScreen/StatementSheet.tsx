'use client';

import { useContext } from 'react';
import { createPortal } from 'react-dom';
import { MomentLine } from '../../components/Moment/Moment.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { getDisplayId } from '../../format/text.js';
import { useMessages } from '../../messages/useMessages.js';
import type { RecordId } from '../../model/RecordId.js';
import type { Viewer } from '../../model/User.js';
import { PortalContext } from '../../provider/PortalContext.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Statement, StatementLine } from '../../rules/statement.js';
import type { AccountLists } from './accountLists.js';
import { statementMessages } from './Statement.messages.js';
import * as S from './Statement.styles.js';
import { StatementSums } from './StatementSums.js';
import { useStatementRemarks } from './useStatementRemarks.js';

export interface StatementSheetProps {
  readonly statement: Statement;
  readonly lists: AccountLists;
  /** The name of each investment, by id. */
  readonly labels: ReadonlyMap<RecordId, string>;
  readonly viewer: Viewer;
  /** The days it covers, in words. */
  readonly period: string;
  /** Ms since the epoch. */
  readonly now: number;
}

/** A statement on paper: every line with its amount, what they add up to, and where they come from. */
export function StatementSheet({ statement, lists, labels, viewer, period, now }: StatementSheetProps) {
  const t = useMessages(statementMessages);
  const { brand } = useUi();
  const word = useServerWord();
  const format = useFormat('public');
  const { attributes } = useContext(PortalContext);
  const { remarks } = useStatementRemarks(lists, statement);
  const describe = ({ kind, subject, investmentId }: StatementLine) =>
    t(kind, { subject: investmentId === null ? subject : (labels.get(investmentId) ?? subject) });
  const formatLine = ({ usd, coins, kind }: StatementLine) => {
    if (coins !== null) return `${format.coin(coins.amount)} ${coins.currency}`;
    if (usd === null) return t('none');
    return kind === 'result' ? format.usdChange(usd) : format.usd(usd);
  };
  const reads = [
    ['readDeposits', lists.deposits],
    ['readWithdrawals', lists.withdrawals],
    ['readInvestments', lists.investments],
  ] as const;
  return createPortal(
    <div {...attributes} data-theme="light">
      <S.Sheet data-ep-sheet>
        <header>
          <h1>{`${brand.name} · ${t('title')}`}</h1>
          <p>{t('ofPerson', { name: viewer.name || viewer.email, id: getDisplayId(viewer) })}</p>
          <p>{t('period', { period })}</p>
          <p>{t('created', { moment: format.moment(now) })}</p>
        </header>
        <StatementSums statement={statement} lists={lists} labels={labels} isPrinted />
        <S.Remarks>
          {remarks.map((remark) => (
            <p key={remark}>{remark}</p>
          ))}
          {reads.map(
            ([text, { readAt }]) =>
              readAt !== undefined && <p key={text}>{t(text, { moment: format.moment(readAt) })}</p>,
          )}
        </S.Remarks>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('date', { zone: format.zone(now) })}</th>
              <th scope="col">{t('entry')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col">{t('amount')}</th>
            </tr>
          </thead>
          <tbody>
            {statement.lines.map((line) => (
              <tr key={`${line.kind} ${line.investmentId} ${line.id}`}>
                <td>
                  <MomentLine time={line.time} />
                </td>
                <td>{describe(line)}</td>
                <td>{line.status === null ? '' : word(line.status)}</td>
                <td>{formatLine(line)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </S.Sheet>
    </div>,
    document.body,
  );
}
