import { Row, Spinner, Text } from '@etherpilot/ui';

/** A spinner is silent: the words beside it are read. */
export function Example() {
  return (
    <Row role="status">
      <Spinner />
      <Text>Checking your session</Text>
    </Row>
  );
}
