'use client';

import { useState } from 'react';
import { useUi } from '../../provider/UiContext.js';

/** An amount in a field that may be masked, and whether it is. */
export interface RevealedAmount {
  /** Whether the text may be read: balances are shown, or the person has typed it or entered its field. */
  readonly isShown: (text: string) => boolean;
  /** The person has typed it, or entered its field. */
  readonly reveal: (text: string) => void;
}

/**
 * For the `revealed` of an `AmountField`, in a form that writes the same amount elsewhere: which text may be read while
 * balances are hidden. What the person typed there may, and not what a share of the balance or a draft has filled in. `known` may
 * be read from the start.
 */
export function useRevealedAmount(known = ''): RevealedAmount {
  const { areBalancesHidden } = useUi();
  const [text, setText] = useState(known);
  return { isShown: (given) => !areBalancesHidden || given.trim() === text.trim(), reveal: setText };
}
