import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { RiskNote } from './RiskNote.js';

const meta = preview.meta({ title: 'Components/RiskNote', tags: ['stable'], component: RiskNote });

/** The risk sentence is always visible. */
export const RiskLine = meta.story();

RiskLine.test('the risk sentence is always visible', async ({ canvas }) => {
  await expect(
    canvas.getByText('Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.'),
  ).toBeVisible();
});

/** The possible loss comes before the risk sentence. */
export const LossFirst = meta.story({
  args: {
    before: (
      <>
        With a 5% stop loss you could lose about <b>$25.00</b> of your <b>$500.00</b>, or more in fast markets.
      </>
    ),
  },
});

export const Phone = LossFirst.extend({ globals: { viewport: { value: 'narrowest', isRotated: false } } });
