import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { colorOf } from '../../fixtures/colors.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Delta } from './Delta.js';

const meta = preview.meta({
  title: 'Components/Delta',
  tags: ['stable'],
  component: Delta,
  args: { sign: 1 as const, text: '+$12.40' },
});

/** A gain is green and points up, a loss is red and points down, no change is neither. */
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
    const colors = ['+$12.40', '−$8.64', '$0.00'].map((text) => colorOf(canvas.getByText(text)));
    await expect(colors).toEqual(['green', 'red', 'grey']);
    const tips = ['+$12.40', '−$8.64'].map((text) => {
      const path = canvas.getByText(text).querySelector('path');
      return path?.getPointAtLength(0).y;
    });
    await expect(tips).toEqual([1, 9]);
  },
});
