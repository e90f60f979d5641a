import { useMemo } from 'react';
import { toDayKey } from '../../format/dayKey.js';
import type { Bot } from '../../model/Bot.js';
import type { Investment } from '../../model/Investment.js';
import { useNow } from '../../provider/useNow.js';
import { useUi } from '../../provider/UiContext.js';
import { measureReturn, type MeasuredReturn } from '../../rules/measuredReturn.js';

const MINUTE_MS = 60_000;

const NONE: readonly Investment[] = [];

/** Returns what the person's investments in a bot have returned; calculated once for each bot a day. */
export function useMeasuredReturns(
  investments: readonly Investment[] = NONE,
): (bot: Pick<Bot, 'name' | 'exchange'>) => MeasuredReturn | null {
  const { timeZone } = useUi();
  const now = useNow(MINUTE_MS, (time) => toDayKey(time, timeZone));
  const today = toDayKey(now, timeZone);
  return useMemo(() => {
    const measured = new Map<string, MeasuredReturn | null>();
    return ({ name, exchange }) => {
      const key = JSON.stringify([name, exchange]);
      if (!measured.has(key)) measured.set(key, measureReturn(investments, { name, exchange }, { today, timeZone }));
      return measured.get(key) ?? null;
    };
  }, [investments, today, timeZone]);
}
