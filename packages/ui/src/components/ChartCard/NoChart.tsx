'use client';

import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { DAILY_LIMIT } from '../DailyRing/getDailyTone.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartPlot.styles.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

export interface NoChartProps {
  readonly icon: ReactNode;
  readonly title: string;
  /** Provider calls made today, when another try makes one more; `null` when it makes none. */
  readonly used: number | null;
  readonly onRetry: () => void;
  /** What happened, in sentences. */
  readonly children: ReactNode;
}

/** Why no chart is shown, and what another try costs. */
export function NoChart({ icon, title, used, onRetry, children }: NoChartProps) {
  const t = useMessages(chartCardMessages);
  const { count } = useFormat();
  const spoken = useSpoken();
  return (
    <S.Middle ref={spoken}>
      {icon}
      <h3>{title}</h3>
      {children}
      <SendButton variant="line" icon={<RotateCw className="ep-icon" aria-hidden="true" />} onClick={() => onRetry()}>
        {t('retry')}
      </SendButton>
      {used !== null && used < DAILY_LIMIT && <Label>{t('retryCounts', { limit: count(DAILY_LIMIT) })}</Label>}
    </S.Middle>
  );
}
