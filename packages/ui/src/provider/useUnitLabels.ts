'use client';

import { useCallback } from 'react';
import { formatNarrowUnit, type TimeUnit } from '../format/intl.js';
import { formatCount } from '../format/text.js';
import { useUi } from './UiContext.js';

/**
 * Writes the labels of a scale in the provider's locale; the last one has the unit: `60m`. Apart from `useFormat`, so that
 * the sign-in page does without the arithmetic of money.
 */
export function useUnitLabels() {
  const { locale } = useUi();
  return useCallback(
    (values: readonly number[], unit: TimeUnit) =>
      values.map((at, index) => ({
        at,
        text: index === values.length - 1 ? formatNarrowUnit(at, unit, locale) : formatCount(at, locale),
      })),
    [locale],
  );
}
