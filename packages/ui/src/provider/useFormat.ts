'use client';

import { useMemo } from 'react';
import { usd, usdChange, usdWhole } from '../format/money.js';
import { count } from '../format/text.js';
import { clockTime, day, longDay, moment, preciseTime, shortDay, type Time, zoneName } from '../format/time.js';
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
      usd: (value: Decimal) => usd(value, locale),
      usdWhole: (value: Decimal) => usdWhole(value, locale),
      usdChange: (value: Decimal) => usdChange(value, locale),
      count: (value: number) => count(value, locale),
      day: (time: Time) => day(time, setting),
      shortDay: (time: Time) => shortDay(time, setting),
      longDay: (time: Time) => longDay(time, setting),
      clockTime: (time: Time) => clockTime(time, setting),
      preciseTime: (time: Time) => preciseTime(time, setting),
      moment: (time: Time) =>
        isZoneless(time) ? `${moment(time, setting)} (${t('zoneNotStated')})` : moment(time, setting),
      zone: (time: Time) => (isZoneless(time) ? t('zoneNotStated') : zoneName(time, setting)),
    };
  }, [locale, timeZone, t]);
}
