'use client';

import { RotateCw } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { useIsOffline } from '../../provider/OfflineContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { useNow } from '../../provider/useNow.js';
import { getPauseAfterRefresh } from '../../rules/refreshPause.js';
import { DAILY_LIMIT } from '../DailyRing/getDailyTone.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartCard.styles.js';

export interface RefreshNowProps {
  readonly history: Loadable<PriceHistory>;
  /** Provider calls made today. */
  readonly used: number;
  readonly onRefresh: () => void;
}

/** How long after an update another one would bring nothing new (ms). */
const JUST_UPDATED_MS = 60_000;
const MINUTE = 60_000;

/** Asks the providers on request. Beside the button is what that costs, or why it is disabled. */
export function RefreshNow({ history: { status, data }, used, onRefresh }: RefreshNowProps) {
  const t = useMessages(chartCardMessages);
  const { count, clockTime } = useFormat();
  const { timeZone } = useUi();
  const hintId = useId();
  const isOffline = useIsOffline();
  const isJustUpdatedAt = (at: number) =>
    data !== undefined && data.provenance !== 'simulated' && Math.abs(at - data.fetchedAt) < JUST_UPDATED_MS;
  const isJustUpdated = isJustUpdatedAt(useNow(1000, isJustUpdatedAt));
  const reason = () => {
    if (isOffline) return t('refreshOffline');
    if (status === 'loading') return t('refreshLoading');
    if (used >= DAILY_LIMIT) return t('refreshAtLimit');
    return isJustUpdated ? t('refreshTooSoon') : undefined;
  };
  const blocked = reason();
  const left = DAILY_LIMIT - used;
  const getPauseText = (now: number) => {
    const pauseAt = getPauseAfterRefresh(used, now, timeZone);
    return pauseAt === undefined ? '' : ` ${t('pausesAt', { time: clockTime(pauseAt) })}`;
  };
  const cost = left === 1 ? t('refreshIsLast') : t('refreshCost', { limit: count(DAILY_LIMIT) });
  const hint = `${cost}${getPauseText(useNow(MINUTE, getPauseText))}`;
  return (
    <>
      <SendButton
        variant="line"
        size="small"
        icon={<RotateCw className="ep-icon" aria-hidden="true" />}
        disabled={blocked !== undefined}
        // Offline, the button refers to the strip, which says the same and more.
        aria-describedby={isOffline ? undefined : hintId}
        onClick={() => onRefresh()}
      >
        {t('refreshNow')}
      </SendButton>
      <S.RefreshHint id={hintId}>{blocked ?? hint}</S.RefreshHint>
    </>
  );
}
