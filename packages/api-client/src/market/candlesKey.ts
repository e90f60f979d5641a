/** The storage key of the candles: on its own, for pages that clear them without the code of a market. */
export const CANDLES_KEY = 'etherpilot.market.candles';
