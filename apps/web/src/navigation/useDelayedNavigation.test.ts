import { expect, it } from 'vitest';
import { SHORT_DELAY_MS, WITHDRAWAL_DELAY_MS } from './useDelayedNavigation.js';

// orderRoutes.test.tsx shows that the screens wait this long; this test fixes the numbers.
it('a withdrawal navigates after two seconds', { tags: ['CONST-06'] }, () => {
  expect(WITHDRAWAL_DELAY_MS).toBe(2_000);
});

it('starting a bot and a missing deposit navigate after a second and a half', { tags: ['CONST-07'] }, () => {
  expect(SHORT_DELAY_MS).toBe(1_500);
});
