'use client';

import { useContext, useMemo } from 'react';
import { formatCountdown } from '../format/countdown.js';
import {
  formatAmount,
  formatCoin,
  formatMinimum,
  formatUsd,
  formatUsdChange,
  formatUsdTick,
  formatWholeUsd,
} from '../format/money.js';
import {
  formatMeanPercent,
  formatPercent,
  formatPercentChange,
  formatPercentRange,
  formatWholePercent,
} from '../format/percent.js';
import { MASK } from '../format/mask.js';
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
  getZoneNames,
  type Time,
} from '../format/time.js';
import { DirectionContext } from '../messages/DirectionContext.js';
import { isolate } from '../messages/isolate.js';
import { useMessages } from '../messages/useMessages.js';
import type { Decimal } from '../money/decimal.js';
import { useUi } from './UiContext.js';
import { timeMessages } from './useFormat.messages.js';

function isZoneless(time: Time): boolean {
  return typeof time !== 'number' && time.kind === 'localTime';
}

/**
 * The formatters that depend on locale and time zone, bound to the provider's. What they return can be put into any text.
 * Amounts are taken for the person's own and masked while balances are hidden; those of `public` ones never are: limits,
 * statistics, prices, and what the person is typing.
 */
export function useFormat(money: 'own' | 'public' = 'own') {
  const { locale, timeZone, areBalancesHidden } = useUi();
  const isMasked = areBalancesHidden && money === 'own';
  const t = useMessages(timeMessages);
  const direction = useContext(DirectionContext);
  return useMemo(() => {
    const setting = { locale, timeZone };
    const own = (text: string) => isolate(text, direction);
    const masked =
      (format: (value: Decimal, locale: string) => string) =>
      (value: Decimal): string =>
        isMasked ? MASK : own(format(value, locale));
    return {
      usd: masked(formatUsd),
      usdWhole: masked(formatWholeUsd),
      usdChange: masked(formatUsdChange),
      usdTick: masked(formatUsdTick),
      amount: masked(formatAmount),
      /** Minimums are the server's, and never masked. */
      minimum: (value: Decimal | null) => own(formatMinimum(value, locale)),
      coin: masked(formatCoin),
      percent: (value: Decimal) => own(formatPercent(value, locale)),
      percentChange: (value: Decimal, digits?: 1 | 2) => own(formatPercentChange(value, locale, digits)),
      meanPercent: (value: Decimal) => own(formatMeanPercent(value, locale)),
      wholePercent: (value: number) => own(formatWholePercent(value, locale)),
      percentRange: (from: number, to: number) => own(formatPercentRange(from, to, locale)),
      age: (ms: number) => own(formatAge(ms, locale)),
      exactAge: (ms: number) => own(formatExactAge(ms, locale)),
      countdown: (ms: number) => own(formatCountdown(ms, locale)),
      count: (value: number) => formatCount(value, locale),
      day: (time: Time) => own(formatDay(time, setting)),
      shortDay: (time: Time) => own(formatShortDay(time, setting)),
      longDay: (time: Time) => own(formatLongDay(time, setting)),
      clockTime: (time: Time) => own(formatClockTime(time, setting)),
      preciseTime: (time: Time) => own(formatPreciseTime(time, setting)),
      moment: (time: Time) =>
        isZoneless(time)
          ? `${own(formatMoment(time, setting))} (${t('zoneNotStated')})`
          : own(formatMoment(time, setting)),
      zoneNames: (now: number) => own(getZoneNames(now, setting)),
      zone: (time: Time) => (isZoneless(time) ? t('zoneNotStated') : own(getZoneName(time, setting))),
    };
  }, [locale, timeZone, direction, isMasked, t]);
}
