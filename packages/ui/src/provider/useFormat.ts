'use client';

import { useMemo } from 'react';
import { formatUsd, formatUsdChange, formatWholeUsd } from '../format/money.js';
import { formatCount } from '../format/text.js';
import {
  formatClockTime,
  formatDay,
  formatLongDay,
  formatMoment,
  formatPreciseTime,
  formatShortDay,
  getZoneName,
  type Time,
} from '../format/time.js';
import { defineMessages } from '../messages/messages.js';
import { useMessages } from '../messages/useMessages.js';
import type { Decimal } from '../money/decimal.js';
import { useUi } from './UiContext.js';

export const timeMessages = defineMessages('Time', { zoneNotStated: 'zone not stated' });

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
