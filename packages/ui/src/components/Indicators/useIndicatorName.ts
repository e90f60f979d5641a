'use client';

import { useCallback } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Indicator } from '../../model/ChartView.js';
import { useFormat } from '../../provider/useFormat.js';
import { indicatorsMessages } from './Indicators.messages.js';

/** Returns a function that names an indicator with its settings: `SMA 20`, `Bollinger 20, 2`. */
export function useIndicatorName(): (indicator: Indicator) => string {
  const t = useMessages(indicatorsMessages);
  const { count } = useFormat();
  return useCallback(
    ({ kind, settings }) => t('named', { name: t(kind), settings: settings.map((each) => count(each)).join(', ') }),
    [t, count],
  );
}
