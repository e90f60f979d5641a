import { DepositTable } from '@etherpilot/ui/components';
import type { DepositRecord, DepositSort } from '@etherpilot/ui/model';
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
  const [sort, setSort] = useState<DepositSort>({ key: 'date', direction: 'descending' });
  return (
    <DepositTable
      deposits={deposits}
      sort={sort}
      onChangeSort={setSort}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
