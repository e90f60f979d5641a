import preview from '#.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { ExchangeIcon } from './ExchangeIcon.js';

const meta = preview.meta({
  title: 'Components/ExchangeIcon',
  tags: ['beta'],
  component: ExchangeIcon,
  args: { exchange: 'Binance' },
});

/** Each known exchange has its own icon, and all others share one. */
export const Every = meta.story({
  render: () => (
    <Row>
      {['Binance', 'OKX', 'Bybit', 'Another'].map((exchange) => (
        <Row key={exchange}>
          <ExchangeIcon exchange={exchange} />
          {exchange}
        </Row>
      ))}
    </Row>
  ),
});
