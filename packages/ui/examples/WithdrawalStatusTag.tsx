import { Row } from '@etherpilot/ui';
import { WithdrawalStatusTag } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Row>
      <WithdrawalStatusTag status="processing" />
      <WithdrawalStatusTag status="completed" />
    </Row>
  );
}
