import { Row } from '@etherpilot/ui';
import { StatusTag } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Row>
      <StatusTag of="bot" status="active" />
      <StatusTag of="investment" status="paused" />
    </Row>
  );
}
