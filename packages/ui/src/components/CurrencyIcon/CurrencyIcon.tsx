'use client';

import { getCoin } from '../../model/coins.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const anyCoin = 'M4 12a8 8 0 1 0 16 0 8 8 0 1 0-16 0M9 12h6';

/** The props of `CurrencyIcon`. */
export interface CurrencyIconProps extends ElementProps<SVGSVGElement> {
  /** A code such as ETH; unknown codes get a generic icon. */
  readonly currency: string;
}

/** A small icon beside the name of a coin. Decorative. */
export function CurrencyIcon({ currency, ...rest }: CurrencyIconProps) {
  return (
    <svg
      {...rest}
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
      <path d={getCoin(currency)?.icon ?? anyCoin} />
    </svg>
  );
}
