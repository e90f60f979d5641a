'use client';

import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { RecordId } from '../../model/RecordId.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Statement } from '../../rules/statement.js';
import type { AccountLists } from './accountLists.js';
import { statementMessages } from './Statement.messages.js';
import * as S from './Statement.styles.js';

export interface StatementSumsProps {
  readonly statement: Statement;
  /** What could be read: of the others there is no sum. */
  readonly lists: AccountLists;
  /** The name of each investment, by id. */
  readonly labels: ReadonlyMap<RecordId, string>;
  /** On paper amounts are never masked: whoever prints them has been asked. */
  readonly isPrinted?: boolean;
}

/** What the lines of a statement add up to, the results bot by bot. */
export function StatementSums({ statement, lists, labels, isPrinted = false }: StatementSumsProps) {
  const t = useMessages(statementMessages);
  const format = useFormat(isPrinted ? 'public' : 'own');
  const { deposits, withdrawals, bots, results } = statement;
  const isRead = (name: 'deposits' | 'withdrawals' | 'investments') => lists[name].data !== undefined;
  return (
    <S.Sums>
      <div>
        <dt>{t('deposits')}</dt>
        {deposits.length === 0 && <dd>{isRead('deposits') ? t('none') : t('unknown')}</dd>}
        {deposits.length > 0 && (
          <dd>
            {deposits.map(({ currency, amount }) => (
              <div key={currency}>
                <Amount>{`${format.coin(amount)} ${currency}`}</Amount>
              </div>
            ))}
          </dd>
        )}
      </div>
      <div>
        <dt>{t('withdrawals')}</dt>
        <dd>
          <Amount>{isRead('withdrawals') ? format.usd(withdrawals) : t('unknown')}</Amount>
        </dd>
      </div>
      <div>
        <dt>{t('results')}</dt>
        <dd>
          <Amount>{isRead('investments') ? format.usdChange(results) : t('unknown')}</Amount>
        </dd>
      </div>
      {bots.map(({ investmentId, count, total }) => (
        <div key={investmentId} data-part>
          <dt>
            {labels.get(investmentId)} <small>{t('lines', { count })}</small>
          </dt>
          <dd>
            <Amount>{format.usdChange(total)}</Amount>
          </dd>
        </div>
      ))}
    </S.Sums>
  );
}
