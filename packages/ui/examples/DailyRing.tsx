import { Row, Text } from '@etherpilot/ui';
import { DailyRing } from '@etherpilot/ui/components';

/** The ring is hidden from screen readers: write the count beside it. */
export function Example() {
  return (
    <Row>
      <DailyRing used={12} />
      <Text>12 / 15 updates today</Text>
    </Row>
  );
}
