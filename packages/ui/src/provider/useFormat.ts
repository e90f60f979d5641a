'use client';

import { useMemo } from 'react';
import { usd, usdChange } from '../format/money.js';
import { count } from '../format/text.js';
import { clockTime, day, longDay, moment, preciseTime, shortDay, zoneName } from '../format/time.js';
import type { Decimal } from '../money/decimal.js';
import { useUi } from './UiContext.js';

/** The formats that depend on locale and zone, bound to those of the provider. */
export function useFormat() {
  const { locale, timeZone } = useUi();
  return useMemo(() => {
    const setting = { locale, timeZone };
    return {
      usd: (value: Decimal) => usd(value, locale),
      usdChange: (value: Decimal) => usdChange(value, locale),
      count: (value: number) => count(value, locale),
      day: (time: string | number) => day(time, setting),
      shortDay: (time: string | number) => shortDay(time, setting),
      longDay: (time: string | number) => longDay(time, setting),
      clockTime: (time: string | number) => clockTime(time, setting),
      preciseTime: (time: string | number) => preciseTime(time, setting),
      moment: (time: string | number) => moment(time, setting),
      zone: (time: string | number) => zoneName(time, setting),
    };
  }, [locale, timeZone]);
}
