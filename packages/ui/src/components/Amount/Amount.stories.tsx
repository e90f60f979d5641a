import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { decimal } from '../../money/decimal.js';
import { useFormat } from '../../provider/useFormat.js';
import { UsdDelta } from '../Delta/UsdDelta.js';
import { Amount } from './Amount.js';

function Figures({ coin }: { readonly coin: string }) {
  const format = useFormat();
  return (
    <p style={{ color: 'var(--ep-text-strong)' }}>
      <Amount>{`${format.usd(decimal('640.00'))}, ${format.coin(decimal('0.25'))} ${coin}`}</Amount>,{' '}
      <UsdDelta value={decimal('12.40')} />, <UsdDelta value={decimal('-8.64')} />
    </p>
  );
}

const meta = preview.meta({ title: 'Internals/Amount', tags: ['internal'], component: Figures, args: { coin: 'ETH' } });

/** As it is written, in the color around it. */
export const Shown = meta.story();

/** Six dots for each amount, in one color: neither how much it is nor whether it is a loss can be told. */
export const Hidden = meta.story({ globals: { balances: 'hidden' } });

Hidden.test('gain and loss look the same, and what is around an amount stays', async ({ canvas, canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('••••••, •••••• ETH, ••••••, ••••••');
  await expect(canvas.getAllByText('••••••')).toHaveLength(4);
  const signs = [...canvasElement.querySelectorAll<HTMLElement>('[data-sign]')].map(({ dataset }) => dataset['sign']);
  await expect(signs).toEqual(['0', '0']);
  await expectNoAmounts(canvasElement);
});
