import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { coins } from '../../model/coins.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { CurrencyIcon } from './CurrencyIcon.js';

const meta = preview.meta({
  title: 'Components/CurrencyIcon',
  tags: ['beta'],
  component: CurrencyIcon,
  args: { currency: 'ETH' },
});

export const Ethereum = meta.story({});

/** Each known coin has an icon of its own; any other gets a neutral one. */
export const Family = meta.story({
  render: () => (
    <Row gap={3}>
      {[...coins.map(({ code }) => code), 'ANY'].map((currency) => (
        <Row key={currency}>
          <CurrencyIcon currency={currency} />
          {currency}
        </Row>
      ))}
    </Row>
  ),
});

Family.test(
  'each known coin has an icon of its own; any other gets a neutral one',
  { parameters: { requirements: ['DEP-05'] } },
  async ({ canvas, canvasElement }) => {
    const paths = [...canvasElement.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    await expect(new Set(paths).size).toBe(coins.length + 1);
    const getPath = (coin: string) => canvas.getByText(coin).querySelector('path')?.getAttribute('d');
    // The sign each is known by: a rhombus, a B, a T, an L.
    await expect(['ETH', 'BTC', 'USDT', 'LTC'].map(getPath)).toEqual([
      'M12 3 18 12 12 21 6 12z',
      'M8 5h6a3 3 0 0 1 0 7H8zM8 12h7a3.5 3.5 0 0 1 0 7H8z',
      'M6 6h12M12 6v13M7 11c3 1.6 7 1.6 10 0',
      'M11 4 8.5 19H18M7.5 13.5 13 11',
    ]);
  },
);
