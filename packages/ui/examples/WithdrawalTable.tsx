import { useWithdrawalHistory, WithdrawalTable } from '@etherpilot/ui/components';
import { EVERY_WITHDRAWAL, type WithdrawalRecord } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const withdrawals: readonly WithdrawalRecord[] = [
  {
    id: 1,
    currency: 'ETH',
    currencyName: 'Ethereum',
    amount: decimal('312.50'),
    status: 'processing',
    createdAt: { kind: 'instant', iso: '2026-07-12T09:30:00Z' },
    processedAt: null,
    transactionHash: null,
    withdrawalAddress: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
  },
];

export function Example() {
  const [query, setQuery] = useState(EVERY_WITHDRAWAL);
  const { found } = useWithdrawalHistory(withdrawals, query);
  return (
    <WithdrawalTable
      withdrawals={found}
      sort={query.sort}
      onChangeSort={(sort) => setQuery({ ...query, sort })}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  );
}
