import { expect, test } from 'vitest';
import { describeHealth } from './health.ts';

const ids = ['button--ready', 'button--busy'];
const walkedAt = '2026-07-12T14:02:00.000Z';

test.each([
  [
    'a Storybook in which nobody has walked',
    { walkedAt: null, problems: {} },
    '2 states, not walked since this Storybook was built',
  ],
  [
    'a component without a problem',
    { walkedAt, problems: { 'button--ready': 0, 'button--busy': 0 } },
    '2 states, all passed on Jul 12, 2026',
  ],
  [
    'a component of which a part was walked',
    { walkedAt, problems: { 'button--ready': 0 } },
    '2 states, 1 passed on Jul 12, 2026',
  ],
  [
    'a component with a problem',
    { walkedAt, problems: { 'button--ready': 0, 'button--busy': 2 } },
    '2 states, 1 with a problem on Jul 12, 2026',
  ],
])('the health of %s is told in words', (_, health, words) => {
  expect(describeHealth(health, ids)).toBe(words);
});
