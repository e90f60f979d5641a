'use client';

import { useMemo } from 'react';
import { toDayKey } from '../../format/dayKey.js';
import type { Bot } from '../../model/Bot.js';
import type { Investment } from '../../model/Investment.js';
import type { Sourced } from '../../model/Provenance.js';
import { useNow } from '../../provider/useNow.js';
import { useUi } from '../../provider/UiContext.js';
import { measureReturn, type MeasuredReturn } from '../../rules/measuredReturn.js';

const MINUTE_MS = 60_000;

const NONE: readonly Investment[] = [];

/**
 * What the person's investments have returned in each of these bots, by its id, for the `measured` of a `BotCard`; bots without
 * one are left out. Days are those of the provider's zone. Pass the same arrays until they change.
 */
export function useMeasuredReturns(
  bots: readonly Sourced<Bot>[],
  investments: readonly Investment[] = NONE,
): ReadonlyMap<Bot['id'], MeasuredReturn> {
  const { timeZone } = useUi();
  const now = useNow(MINUTE_MS, (time) => toDayKey(time, timeZone));
  const today = toDayKey(now, timeZone);
  return useMemo(() => {
    if (investments.length === 0) return new Map();
    const measured = bots.map(
      ({ value }) => [value.id, measureReturn(investments, value, { today, timeZone })] as const,
    );
    return new Map(measured.flatMap(([id, own]) => (own === null ? [] : [[id, own] as const])));
  }, [bots, investments, today, timeZone]);
}
