export const coins = [
  { value: 'ETH', label: 'Ethereum' },
  { value: 'BTC', label: 'Bitcoin' },
] as const;

export const sorts = [
  { value: 'newest', label: 'Newest' },
  { value: 'largest', label: 'Largest' },
] as const;

/** What a form sends. */
export type Send = (values: Readonly<Record<string, unknown>>) => void;
