import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Delta } from './Delta.js';

const meta = preview.meta({ component: Delta, args: { sign: 1 as const, text: '+$12.40' } });

/** A gain, a loss and no change differ in arrow and colour. */
export const EveryDirection = meta.story({
  render: () => (
    <Row data-gap="3">
      <Delta sign={1} text="+$12.40" />
      <Delta sign={-1} text="−$8.64" />
      <Delta sign={0} text="$0.00" />
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('+$12.40').querySelector('svg')).toBeInTheDocument();
    await expect(canvas.getByText('$0.00').querySelector('svg')).toBeNull();
  },
});
