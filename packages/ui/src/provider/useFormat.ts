'use client';

import { useMemo } from 'react';
import { formatCountdown } from '../format/countdown.js';
import {
  formatAmount,
  formatCoin,
  formatMinimum,
  formatUsd,
  formatUsdChange,
  formatWholeUsd,
} from '../format/money.js';
import {
  formatMeanPercent,
  formatPercent,
  formatPercentChange,
  formatPercentRange,
  formatWholePercent,
} from '../format/percent.js';
import { formatCount } from '../format/text.js';
import {
  formatAge,
  formatClockTime,
  formatDay,
  formatExactAge,
  formatLongDay,
  formatMoment,
  formatPreciseTime,
  formatShortDay,
  getZoneName,
  type Time,
} from '../format/time.js';
import { useMessages } from '../messages/useMessages.js';
import type { Decimal } from '../money/decimal.js';
import { useUi } from './UiContext.js';
import { timeMessages } from './useFormat.messages.js';

function isZoneless(time: Time): boolean {
  return typeof time !== 'number' && time.kind === 'localTime';
}

/** The formatters that depend on locale and time zone, bound to the provider's. */
export function useFormat() {
  const { locale, timeZone } = useUi();
  const t = useMessages(timeMessages);
  return useMemo(() => {
    const setting = { locale, timeZone };
    return {
      usd: (value: Decimal) => formatUsd(value, locale),
      usdWhole: (value: Decimal) => formatWholeUsd(value, locale),
      usdChange: (value: Decimal) => formatUsdChange(value, locale),
      amount: (value: Decimal) => formatAmount(value, locale),
      minimum: (value: Decimal | null) => formatMinimum(value, locale),
      coin: (value: Decimal) => formatCoin(value, locale),
      percent: (value: Decimal) => formatPercent(value, locale),
      percentChange: (value: Decimal) => formatPercentChange(value, locale),
      meanPercent: (value: Decimal) => formatMeanPercent(value, locale),
      wholePercent: (value: number) => formatWholePercent(value, locale),
      percentRange: (from: number, to: number) => formatPercentRange(from, to, locale),
      age: (ms: number) => formatAge(ms, locale),
      exactAge: (ms: number) => formatExactAge(ms, locale),
      countdown: (ms: number) => formatCountdown(ms, locale),
      count: (value: number) => formatCount(value, locale),
      day: (time: Time) => formatDay(time, setting),
      shortDay: (time: Time) => formatShortDay(time, setting),
      longDay: (time: Time) => formatLongDay(time, setting),
      clockTime: (time: Time) => formatClockTime(time, setting),
      preciseTime: (time: Time) => formatPreciseTime(time, setting),
      moment: (time: Time) =>
        isZoneless(time) ? `${formatMoment(time, setting)} (${t('zoneNotStated')})` : formatMoment(time, setting),
      zone: (time: Time) => (isZoneless(time) ? t('zoneNotStated') : getZoneName(time, setting)),
    };
  }, [locale, timeZone, t]);
}
