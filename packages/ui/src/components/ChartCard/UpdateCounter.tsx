'use client';

import { useMessages } from '../../messages/useMessages.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { DailyRing } from '../DailyRing/DailyRing.js';
import { DAILY_LIMIT, getDailyTone } from '../DailyRing/getDailyTone.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartCard.styles.js';
import type { ChartUpdates } from './ChartUpdates.js';

/** How many updates of the day are used: green, yellow from 12, red at 15. */
export function UpdateCounter({ used }: Pick<ChartUpdates, 'used'>) {
  const t = useMessages(chartCardMessages);
  const { count } = useFormat();
  return (
    <S.Counter title={t('updatesToday')}>
      <DailyRing used={used} />
      <VisuallyHidden>{t('updatesToday')}: </VisuallyHidden>
      <S.Reading data-tone={getDailyTone(used)}>
        {t('updates', { used: count(used), limit: count(DAILY_LIMIT) })}
      </S.Reading>
    </S.Counter>
  );
}
