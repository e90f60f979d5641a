import { Row, Text } from '@etherpilot/ui';
import { ExchangeIcon } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Row>
      <ExchangeIcon exchange="Binance" />
      <Text>Binance</Text>
    </Row>
  );
}
