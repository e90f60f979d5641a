'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import type { Statement } from '../../rules/statement.js';
import { statementMessages } from './Statement.messages.js';

const Sums = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ep-s2) var(--ep-s4);
  font-variant-numeric: tabular-nums lining-nums;
  & > dt[data-part] { padding-inline-start: var(--ep-s4); color: var(--ep-text-soft); }
  & > dd { text-align: end; overflow-wrap: anywhere; }
  & > dd:not([data-part]) { color: var(--ep-text-strong); font-weight: var(--ep-weight-medium); }
`;

export interface StatementSumsProps {
  readonly statement: Statement;
  /** On paper amounts are never masked: whoever prints them has been asked. */
  readonly isPrinted?: boolean;
}

/** What the lines of a statement add up to, the results bot by bot. */
export function StatementSums({ statement, isPrinted = false }: StatementSumsProps) {
  const t = useMessages(statementMessages);
  const format = useFormat(isPrinted ? 'public' : 'own');
  const { deposits, withdrawals, bots, results } = statement;
  const coins = deposits.map(({ currency, amount }) => `${format.coin(amount)} ${currency}`);
  return (
    <Sums>
      <dt>{t('deposits')}</dt>
      <dd>{coins.length === 0 ? t('none') : coins.join(', ')}</dd>
      <dt>{t('withdrawals')}</dt>
      <dd>{format.usd(withdrawals)}</dd>
      <dt>{t('results')}</dt>
      <dd>{format.usdChange(results)}</dd>
      {bots.map(({ investmentId, name, count, total }) => [
        <dt key={`${investmentId} name`} data-part>
          {t('ofBot', { name: name === '' ? t('unnamed') : name, count })}
        </dt>,
        <dd key={`${investmentId} total`} data-part>
          {format.usdChange(total)}
        </dd>,
      ])}
    </Sums>
  );
}
