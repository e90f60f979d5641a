/** The strategies a bot can be started with, from lowest to highest risk. */
export const strategies = ['conservative', 'balanced', 'aggressive'] as const;
/** One of {@link strategies}. */
export type Strategy = (typeof strategies)[number];
