import { CreatedDeposit, DepositInfoDialog } from '@etherpilot/ui/components';
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
const copy = (text: string) => navigator.clipboard.writeText(text);

export function Example() {
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <>
      <CreatedDeposit
        created={created}
        onCopy={copy}
        onShowInfo={({ id }) => setOpenId(id)}
        onCreateNew={() => window.location.assign('/deposit')}
      />
      <DepositInfoDialog
        created={created}
        isOpen={openId === created.id}
        onClose={() => setOpenId(null)}
        onCopy={copy}
      />
    </>
  );
}
