import { expect } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { RiskLevelMark } from './RiskLevelMark.js';

const meta = preview.meta({
  title: 'Components/RiskLevelMark',
  tags: ['stable'],
  component: RiskLevelMark,
  args: { level: 'Low' },
});

/** Low, medium and high fill one to three bars; other values fill none. */
export const EveryLevel = meta.story({
  render: () => (
    <Row gap={3}>
      {['low', 'Medium', 'HIGH', 'Unrated', 'constructor'].map((level) => (
        <Row as="span" key={level}>
          <RiskLevelMark level={level} />
          {level}
        </Row>
      ))}
    </Row>
  ),
});

EveryLevel.test('low, medium and high fill one to three bars; other values fill none', async ({ canvas }) => {
  const filled = ['low', 'Medium', 'HIGH', 'Unrated', 'constructor'].map((level) =>
    canvas.getByText(level).querySelector('[data-filled]')?.getAttribute('data-filled'),
  );
  await expect(filled).toEqual(['1', '2', '3', '0', '0']);
});
