import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { RiskNote } from './RiskNote.js';

const meta = preview.meta({ component: RiskNote });

export const RiskLine = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.',
      ),
    ).toBeVisible();
  },
});

export const LossFirst = meta.story({
  args: {
    before: (
      <>
        With stop loss 5% you could lose about <b>$25.00</b> of <b>$500.00</b>, or more in fast markets.
      </>
    ),
  },
});

export const Phone = LossFirst.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
