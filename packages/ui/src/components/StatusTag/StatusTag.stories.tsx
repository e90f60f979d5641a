import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { getColorName } from '../../fixtures/colors.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { StatusTag } from './StatusTag.js';

/** The colour of the word, which is that of its mark. */
const colorOfWord = (canvasElement: HTMLElement, word: string) => getColorName(within(canvasElement).getByText(word));

const meta = preview.meta({
  title: 'Components/StatusTag',
  tags: ['beta'],
  component: StatusTag,
  args: { status: 'active', of: 'investment' as const },
});

/** Every status of an investment. */
export const Investment = meta.story({
  render: () => (
    <Row>
      {['active', 'paused', 'stopped', 'liquidating', ''].map((status) => (
        <StatusTag key={status} status={status} of="investment" />
      ))}
    </Row>
  ),
});

Investment.test(
  'every status of an investment',
  { parameters: { requirements: ['ACT-09', 'ACT-10'] } },
  async ({ canvasElement }) => {
    await expect(colorOfWord(canvasElement, 'Active')).toBe('green');
    await expect(colorOfWord(canvasElement, 'Paused')).toBe('yellow');
    await expect(colorOfWord(canvasElement, 'Stopped')).toBe('grey');
    await expect(colorOfWord(canvasElement, 'Liquidating')).toBe('grey');
  },
);

/** A bot is active or grey. */
export const Bot = meta.story({
  render: () => (
    <Row>
      {['active', 'paused', 'maintenance'].map((status) => (
        <StatusTag key={status} status={status} of="bot" />
      ))}
    </Row>
  ),
});

Bot.test(
  'a bot is active or grey',
  { parameters: { requirements: ['BOTS-13', 'BOTS-14'] } },
  async ({ canvasElement }) => {
    await expect(colorOfWord(canvasElement, 'Active')).toBe('green');
    await expect(colorOfWord(canvasElement, 'Paused')).toBe('grey');
    await expect(colorOfWord(canvasElement, 'Maintenance')).toBe('grey');
  },
);

/** A status means the same in any letter case. */
export const AnyLetterCase = meta.story({
  render: () => (
    <Row>
      {['ACTIVE', 'Paused'].map((status) => (
        <StatusTag key={status} status={status} of="investment" />
      ))}
    </Row>
  ),
});

AnyLetterCase.test('a status means the same in any letter case', async ({ canvasElement }) => {
  await expect(colorOfWord(canvasElement, 'ACTIVE')).toBe('green');
  await expect(colorOfWord(canvasElement, 'Paused')).toBe('yellow');
});
