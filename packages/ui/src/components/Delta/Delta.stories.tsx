import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { getColorName } from '../../fixtures/colors.js';
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
    <Row gap={3}>
      <Delta sign={1} text="+$12.40" />
      <Delta sign={-1} text="−$8.64" />
      <Delta sign={0} text="$0.00" />
    </Row>
  ),
});

EveryDirection.test(
  'a gain is green and points up, a loss is red and points down, no change is neither',
  async ({ canvas }) => {
    const colors = ['+$12.40', '−$8.64', '$0.00'].map((text) => getColorName(canvas.getByText(text)));
    await expect(colors).toEqual(['green', 'red', 'grey']);
    const arrows = ['+$12.40', '−$8.64', '$0.00'].map((text) => {
      const { content, rotate } = getComputedStyle(canvas.getByText(text), '::before');
      return content === '""' ? rotate : null;
    });
    await expect(arrows).toEqual(['none', '180deg', null]);
  },
);
