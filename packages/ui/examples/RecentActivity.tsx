import { RecentActivity } from '@etherpilot/ui/components';
import type { Investment } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';

const investment: Investment = {
  id: 1,
  bot: { name: 'Binance Pro Bot', exchange: 'Binance', riskLevel: 'Medium' },
  status: 'active',
  initialAmount: decimal('500.00'),
  currentAmount: decimal('507.15'),
  totalReturn: decimal('7.15'),
  totalReturnPercentage: decimal('1.43'),
  growthLogs: [
    {
      id: 1,
      date: { kind: 'date', iso: '2026-07-11' },
      amountAdded: decimal('7.15'),
      percentageIncrease: decimal('1.43'),
    },
  ],
};

export function Example() {
  return <RecentActivity investments={[investment]} />;
}
