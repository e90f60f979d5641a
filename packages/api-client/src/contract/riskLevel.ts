import * as v from 'valibot';
import { toShownText } from './fields.js';

/** The three risk levels as displayed. */
export const riskLevels = ['Low', 'Medium', 'High'] as const;
/** A risk level as displayed; lower case on the wire. */
export type RiskLevel = (typeof riskLevels)[number];

/**
 * `low`, `medium`, `high` in any case become the displayed level; anything else passes as sent, a missing value becomes
 * `''`.
 */
export const riskLevelSchema = v.pipe(
  v.fallback(v.string(), ''),
  v.transform((word): RiskLevel | (string & {}) => {
    const known = riskLevels.find((level) => level.toLowerCase() === word.trim().toLowerCase());
    return known ?? toShownText(word);
  }),
);
