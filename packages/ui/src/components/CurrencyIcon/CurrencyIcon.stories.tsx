import preview from '../../../../../.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { CurrencyIcon } from './CurrencyIcon.js';

const meta = preview.meta({ component: CurrencyIcon, args: { currency: 'ETH' } });

export const Ethereum = meta.story({});

/** Each known coin has an icon, and all others share one. */
export const Family = meta.story({
  parameters: { requirements: ['DEP-05'] },
  render: () => (
    <Row data-gap="3">
      {['ETH', 'BTC', 'USDT', 'LTC', 'SOL'].map((currency) => (
        <Row key={currency}>
          <CurrencyIcon currency={currency} />
          {currency}
        </Row>
      ))}
    </Row>
  ),
});
