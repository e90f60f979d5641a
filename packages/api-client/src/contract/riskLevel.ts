import * as v from 'valibot';

/** The three levels as they are shown (spec section 3). */
export const riskLevels = ['Low', 'Medium', 'High'] as const;
/** A level as it is shown; on the wire it is written in small letters. */
export type RiskLevel = (typeof riskLevels)[number];

/** `low`, `medium`, `high` in any case become the shown word; anything else passes as sent, nothing becomes `''`. */
export const riskLevelSchema = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((word): RiskLevel | (string & {}) => {
    const known = riskLevels.find((level) => level.toLowerCase() === word.trim().toLowerCase());
    return known ?? word;
  }),
);
