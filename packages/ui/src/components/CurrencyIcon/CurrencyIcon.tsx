'use client';

/** Neutral drawings of our own on a 24 × 24 grid, because the coins' logos are trademarks. */
const drawings: Readonly<Record<string, string>> = {
  ETH: 'M12 3 18 12 12 21 6 12z',
  BTC: 'M8 5h6a3 3 0 0 1 0 7H8zM8 12h7a3.5 3.5 0 0 1 0 7H8z',
  USDT: 'M6 6h12M12 6v13M7 11c3 1.6 7 1.6 10 0',
  LTC: 'M11 4 8.5 19H18M7.5 13.5 13 11',
};
const anyCoin = 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M9 12h6';

export interface CurrencyIconProps {
  /** A code such as ETH; unknown codes get a generic icon. */
  readonly currency: string;
}

/** A small icon beside the name of a coin. Decorative. */
export function CurrencyIcon({ currency }: CurrencyIconProps) {
  const code = currency.toUpperCase();
  return (
    <svg
      viewBox="0 0 24 24"
      width={18}
      height={18}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d={Object.hasOwn(drawings, code) ? drawings[code] : anyCoin} />
    </svg>
  );
}
