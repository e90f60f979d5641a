import { Row, Text } from '@etherpilot/ui';
import { CurrencyIcon } from '@etherpilot/ui/components';

export function Example() {
  return (
    <Row>
      <CurrencyIcon currency="ETH" />
      <Text>Ethereum</Text>
    </Row>
  );
}
