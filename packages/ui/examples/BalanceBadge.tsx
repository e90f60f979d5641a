import { live } from '@etherpilot/ui';
import { BalanceBadge } from '@etherpilot/ui/components';
import { decimal } from '@etherpilot/ui/money';

export function Example() {
  return <BalanceBadge balance={live(decimal('0.00'))} />;
}
