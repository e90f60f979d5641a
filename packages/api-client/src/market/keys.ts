/** The storage keys of a market, beside that of its candles. */
export const CALLS_KEY = 'etherpilot.market.calls';
export const DEADLINE_KEY = 'etherpilot.market.refreshAt';
export const MARK_KEY = 'etherpilot.market.asking';
/** The local day on which the month of each pair was last asked for. */
export const MONTHS_KEY = 'etherpilot.market.months';
