import { readPaymentQuery } from '@etherpilot/ui/model';
import { DepositCancelScreen } from '@etherpilot/ui/screens/DepositCancelScreen';

/** The query of the address that a payment provider sends people back to. */
const search = '?track_id=193139644&amount=0.25&currency=ETH';

export function Example() {
  return <DepositCancelScreen payment={readPaymentQuery(search)} />;
}
