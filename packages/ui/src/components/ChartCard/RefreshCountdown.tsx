'use client';

import { memo, type ReactNode, useId } from 'react';
import { formatNextDay } from '../../format/countdown.js';
import { useMessages } from '../../messages/useMessages.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { useNow } from '../../provider/useNow.js';
import { useTickingText } from '../../provider/useTickingText.js';
import { DAILY_LIMIT } from '../DailyRing/getDailyTone.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartCard.styles.js';
import type { ChartUpdates } from './ChartUpdates.js';

const MINUTE = 60_000;
/** Minutes between two updates, and per tick of the scale. */
const PERIOD = 96;
const TICK = 2;

/** When the chart updates next, or why it does not. */
export function RefreshCountdown({ used, nextRefreshAt }: ChartUpdates) {
  const t = useMessages(chartCardMessages);
  if (used >= DAILY_LIMIT) return <LimitReached />;
  if (nextRefreshAt !== null) return <TimeLeft until={nextRefreshAt} />;
  return (
    <Instrument reading={t('noRefresh')} isTimer>
      <RefreshScale />
    </Instrument>
  );
}

interface TimeLeftProps {
  /** When the chart updates (ms since the epoch). */
  readonly until: number;
}

/** Calculated from the clock and never counted: timers pause in a sleeping page. */
function TimeLeft({ until }: TimeLeftProps) {
  const minutesAt = (now: number) => Math.round(Math.max(0, until - now) / MINUTE / TICK) * TICK;
  const now = useNow(1000, minutesAt);
  return (
    <Instrument reading={<Countdown until={until} />} isTimer>
      <RefreshScale minutes={minutesAt(now)} />
    </Instrument>
  );
}

function Countdown({ until }: TimeLeftProps) {
  const { countdown } = useFormat();
  const [holder, text] = useTickingText<HTMLSpanElement>(1000, (now) => countdown(until - now));
  return <span ref={holder}>{text}</span>;
}

function LimitReached() {
  const t = useMessages(chartCardMessages);
  const setting = useUi();
  const now = useNow(MINUTE);
  return (
    <Instrument reading={t('limitReached')} tone="negative">
      <S.InsteadOfScale>{t('startsAgain', { day: formatNextDay(now, setting) })}</S.InsteadOfScale>
    </Instrument>
  );
}

interface InstrumentProps {
  readonly reading: ReactNode;
  readonly isTimer?: boolean;
  readonly tone?: 'negative';
  readonly children: ReactNode;
}

function Instrument({ reading, isTimer = false, tone, children }: InstrumentProps) {
  const t = useMessages(chartCardMessages);
  const labelId = useId();
  const Name = isTimer ? Label : S.YieldingLabel;
  // Read on request, not announced every second.
  const timer = { role: 'timer', 'aria-live': 'off', 'aria-labelledby': labelId } as const;
  return (
    <>
      <S.Countdown>
        <Name id={labelId}>{t('nextRefresh')}</Name>
        <S.Reading data-tone={tone} {...(isTimer && timer)}>
          {reading}
        </S.Reading>
      </S.Countdown>
      <S.NextRefresh>{children}</S.NextRefresh>
    </>
  );
}

/** Re-rendered once in two minutes. */
const RefreshScale = memo(function RefreshScale({ minutes }: { readonly minutes?: number }) {
  return <Scale max={PERIOD} minor={TICK} major={16} value={minutes} />;
});
