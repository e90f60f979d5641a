'use client';

import { useCallback } from 'react';
import { maskAmounts } from '../format/mask.js';
import { truncate } from '../format/truncate.js';
import { useUi } from './UiContext.js';

/**
 * Returns a function for texts that come from elsewhere, such as notices: while balances are hidden, it masks what reads as
 * an amount.
 */
export function useForeignText(): (text: string) => string {
  const { areBalancesHidden } = useUi();
  return useCallback((text) => (areBalancesHidden ? maskAmounts(text) : text), [areBalancesHidden]);
}

/** Like `useForeignText`, for sentences of a server: cuts them to what fits on the screen. */
export function useServerText(): (text: string) => string {
  const foreign = useForeignText();
  return (text) => truncate(foreign(text));
}
