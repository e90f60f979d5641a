import { expect, it } from 'vitest';
import { SHORT_DELAY_MS, WITHDRAWAL_DELAY_MS } from './useDelayedNavigation.js';

// That the screens wait so long is shown by the journeys; here stand the numbers themselves (section 9).
it('CONST-06 a withdrawal leads on after two seconds', () => {
  expect(WITHDRAWAL_DELAY_MS).toBe(2_000);
});

it('CONST-07 a bot’s start and a missing deposit lead on after a second and a half', () => {
  expect(SHORT_DELAY_MS).toBe(1_500);
});
