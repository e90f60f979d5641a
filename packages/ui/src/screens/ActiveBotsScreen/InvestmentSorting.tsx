'use client';

import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useMessages } from '../../messages/useMessages.js';
import { type InvestmentSort, type InvestmentSortKey, investmentSortKeys } from '../../rules/investmentOrder.js';
import { investmentSortingMessages } from './ActiveBotsScreen.messages.js';
import * as S from './InvestmentSorting.styles.js';

export interface InvestmentSortingProps {
  readonly sort: InvestmentSort;
  readonly onChangeSort: (sort: InvestmentSort) => void;
}

/** A button to sort by: descending first, and a second press reverses the order. */
function SortButton({
  sortKey,
  label,
  sort,
  onChangeSort,
}: InvestmentSortingProps & { readonly sortKey: InvestmentSortKey; readonly label: string }) {
  const t = useMessages(investmentSortingMessages);
  const isActive = sort.key === sortKey;
  const direction = isActive && sort.direction === 'descending' ? 'ascending' : 'descending';
  return (
    <button
      type="button"
      aria-pressed={isActive}
      data-direction={isActive ? sort.direction : undefined}
      onClick={() => onChangeSort({ key: sortKey, direction })}
    >
      {label}
      {isActive && <VisuallyHidden>{`, ${t(sort.direction)}`}</VisuallyHidden>}
    </button>
  );
}

/** What the list can be sorted by, where it has no columns. */
export function SortChips(props: InvestmentSortingProps) {
  const t = useMessages(investmentSortingMessages);
  return (
    <S.Chips role="group" aria-label={t('sortBy')}>
      {investmentSortKeys.map((key) => (
        <SortButton key={key} {...props} sortKey={key} label={t(key)} />
      ))}
    </S.Chips>
  );
}

/** The names of the columns; most of them sort the list. */
export function SortHead(props: InvestmentSortingProps) {
  const t = useMessages(investmentSortingMessages);
  return (
    <S.Head role="group" aria-label={t('sortBy')}>
      <span aria-hidden="true">{t('bot')}</span>
      <span aria-hidden="true">{t('status')}</span>
      <SortButton {...props} sortKey="risk" label={t('risk')} />
      <SortButton {...props} sortKey="age" label={t('since')} />
      <span aria-hidden="true">{t('results')}</span>
      <span aria-hidden="true">{t('initial')}</span>
      <SortButton {...props} sortKey="value" label={t('current')} />
      <SortButton {...props} sortKey="return" label={t('return')} />
      <SortButton {...props} sortKey="returnPercent" label={t('returnPercent')} />
    </S.Head>
  );
}
