import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { StatusTag } from './StatusTag.js';

/** The tag around a text. */
const tagOf = (canvasElement: HTMLElement, word: string) =>
  within(canvasElement).getByText(word).closest('[data-tone]');

const meta = preview.meta({ component: StatusTag, args: { status: 'active', of: 'investment' as const } });

/** Every status of an investment. */
export const Investment = meta.story({
  parameters: { requirements: ['ACT-09', 'ACT-10'] },
  render: () => (
    <Row>
      {['active', 'paused', 'stopped', 'liquidating', ''].map((status) => (
        <StatusTag key={status} status={status} of="investment" />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(tagOf(canvasElement, 'Active')).toHaveAttribute('data-tone', 'positive');
    await expect(tagOf(canvasElement, 'Paused')).toHaveAttribute('data-tone', 'warning');
    await expect(tagOf(canvasElement, 'Stopped')).toHaveAttribute('data-tone', 'neutral');
    await expect(tagOf(canvasElement, 'Liquidating')).toHaveAttribute('data-tone', 'neutral');
  },
});

/** A bot is active or grey. */
export const Bot = meta.story({
  parameters: { requirements: ['BOTS-13', 'BOTS-14'] },
  render: () => (
    <Row>
      {['active', 'paused', 'maintenance'].map((status) => (
        <StatusTag key={status} status={status} of="bot" />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(tagOf(canvasElement, 'Active')).toHaveAttribute('data-tone', 'positive');
    await expect(tagOf(canvasElement, 'Paused')).toHaveAttribute('data-tone', 'neutral');
    await expect(tagOf(canvasElement, 'Maintenance')).toHaveAttribute('data-tone', 'neutral');
  },
});

/** A status means the same in any letter case. */
export const AnyLetterCase = meta.story({
  render: () => (
    <Row>
      {['ACTIVE', 'Paused'].map((status) => (
        <StatusTag key={status} status={status} of="investment" />
      ))}
    </Row>
  ),
  play: async ({ canvasElement }) => {
    await expect(tagOf(canvasElement, 'ACTIVE')).toHaveAttribute('data-tone', 'positive');
    await expect(tagOf(canvasElement, 'Paused')).toHaveAttribute('data-tone', 'warning');
  },
});
