import { AboutFigures, Row, Text } from '@etherpilot/ui';

export function Example() {
  return (
    <Row justify="between">
      <Text>Your balance is known since 14:02 UTC.</Text>
      <AboutFigures />
    </Row>
  );
}
