import { BalanceBadge } from '@etherpilot/ui/components';
import { live } from '@etherpilot/ui/model';
import { decimal } from '@etherpilot/ui/money';

export function Example() {
  return <BalanceBadge balance={live(decimal('0.00'))} />;
}
