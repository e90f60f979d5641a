import { EquityLine } from '@etherpilot/ui/components';
import { decimal } from '@etherpilot/ui/money';

const investment = {
  currentAmount: decimal('512.40'),
  growthLogs: [
    {
      id: 1,
      amountAdded: decimal('7.15'),
      percentageIncrease: decimal('1.43'),
      date: { kind: 'date', iso: '2026-07-10' },
    },
    {
      id: 2,
      amountAdded: decimal('5.25'),
      percentageIncrease: decimal('1.04'),
      date: { kind: 'date', iso: '2026-07-11' },
    },
  ],
} as const;

export function Example() {
  return <EquityLine investment={investment} />;
}
