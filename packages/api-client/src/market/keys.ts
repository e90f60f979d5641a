/** The storage keys of a market, beside that of its candles. */
export const CALLS_KEY = 'etherpilot.market.calls';
export const DEADLINE_KEY = 'etherpilot.market.refreshAt';
export const MARK_KEY = 'etherpilot.market.asking';
