/**
 * Journeys that may pass at a second try, each with the reason: at most three, and none is the aim. All others must pass
 * at their first.
 */
export const quarantine: Readonly<Record<string, string>> = {};

const MOST = 3;

/** The journeys in quarantine as lines for the end of a run. Throws when there are more than three. */
export function formatQuarantine(list = quarantine): string {
  const lines = Object.entries(list).map(([title, reason]) => `In quarantine: ${title} (${reason})`);
  if (lines.length > MOST) throw new Error(`At most ${MOST} journeys may be in quarantine, not ${lines.length}.`);
  return lines.join('\n');
}
