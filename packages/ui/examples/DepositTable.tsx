import { DepositTable, useDepositHistory } from '@etherpilot/ui/components';
import { type DepositRecord, EVERY_DEPOSIT } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const deposits: readonly DepositRecord[] = [
  {
    id: 1,
    currency: 'ETH',
    currencyName: 'Ethereum',
    amount: decimal('0.25'),
    status: 'paid',
    createdAt: { kind: 'instant', iso: '2026-07-12T09:30:00Z' },
    transactionId: '193139644',
  },
];

export function Example() {
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  const { found } = useDepositHistory(deposits, query);
  return (
    <DepositTable
      deposits={found}
      sort={query.sort}
      onChangeSort={(sort) => setQuery({ ...query, sort })}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
