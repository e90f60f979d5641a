import { FirstSteps } from '@etherpilot/ui/components';
import { decimal } from '@etherpilot/ui/money';

export function Example() {
  return <FirstSteps facts={{ hasDeposited: true, hasInvested: false }} missing={decimal('380.00')} />;
}
