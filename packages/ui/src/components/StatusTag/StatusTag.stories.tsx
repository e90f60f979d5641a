import { expect, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { StatusTag } from './StatusTag.js';

/** The tag around a word. */
const tagOf = (canvasElement: HTMLElement, word: string) =>
  within(canvasElement).getByText(word).closest('[data-tone]');

const meta = preview.meta({ component: StatusTag, args: { status: 'active', of: 'investment' as const } });

export const Investment = meta.story({
  name: 'ACT-09 ACT-10 every status of an investment',
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

export const Bot = meta.story({
  name: 'BOTS-13 BOTS-14 a bot is active or grey',
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

export const AnyLetterCase = meta.story({
  name: 'A status means the same in any letter case',
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
