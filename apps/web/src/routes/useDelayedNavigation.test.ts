import { expect, it } from 'vitest';
import { SHORT_DELAY_MS, WITHDRAWAL_DELAY_MS } from './useDelayedNavigation.js';

// That the screens wait so long is shown by the journeys; here stand the numbers themselves (section 9).
it('a withdrawal leads on after two seconds', { tags: ['CONST-06'] }, () => {
  expect(WITHDRAWAL_DELAY_MS).toBe(2_000);
});

it('a bot’s start and a missing deposit lead on after a second and a half', { tags: ['CONST-07'] }, () => {
  expect(SHORT_DELAY_MS).toBe(1_500);
});
