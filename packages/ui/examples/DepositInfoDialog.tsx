import { Button } from '@etherpilot/ui';
import { DepositInfoDialog } from '@etherpilot/ui/components';
import type { DepositAddress } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';
import { useState } from 'react';

const created: DepositAddress = {
  id: 'deposit-1',
  recordId: 41,
  currency: 'ETH',
  amount: decimal('0.25'),
  address: '0x742d35Cc6634C0532925a3b844Bc454e4438f44e',
  createdAt: Date.UTC(2026, 6, 12, 14),
};

export function Example() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Show address</Button>
      <DepositInfoDialog
        created={created}
        currencyName="Ethereum"
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onCopy={(text) => navigator.clipboard.writeText(text)}
      />
    </>
  );
}
