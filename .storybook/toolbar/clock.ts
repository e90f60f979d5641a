import { storyTime } from '../../packages/ui/src/fixtures/storyTime.js';

const MINUTE = 60_000;

/** The provider's clock, by the name of its choice in the toolbar. */
export const clocks = {
  now: () => storyTime,
  // A price is out of date after 60 minutes.
  stale: () => storyTime + 65 * MINUTE,
  dayLater: () => storyTime + 24 * 60 * MINUTE,
} as const;
