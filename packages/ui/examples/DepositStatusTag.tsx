import { Row } from '@etherpilot/ui';
import { DepositStatusTag } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Row>
      <DepositStatusTag status="pending" />
      <DepositStatusTag status="paid" />
    </Row>
  );
}
