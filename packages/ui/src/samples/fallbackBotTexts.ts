/** What the built-in bots say of themselves, as texts a host can replace. */
export const fallbackBotTexts = {
  averaging: 'Trades ETH in small steps around a moving average.',
  calm: 'Waits for calm markets and trades less often.',
  swinging: 'Trades short moves and accepts larger swings.',
  sized: 'Position size follows your amount',
  stopLoss: 'Stop loss on every trade',
  several: 'Several trades at once',
  always: 'Runs day and night',
  fewer: 'Fewer, longer trades',
  pauses: 'Pauses in fast markets',
  oneBalance: 'Works from one balance',
  bothDirections: 'Short trades in both directions',
  fast: 'Reacts within one candle',
  larger: 'Larger swings both ways',
} as const;
