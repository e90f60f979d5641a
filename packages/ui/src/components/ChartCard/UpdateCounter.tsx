'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { DailyCells } from '../DailyCells/DailyCells.js';
import { DAILY_LIMIT, DAILY_WARNING, getDailyTone } from '../DailyCells/getDailyTone.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartCard.styles.js';
import type { ChartUpdates } from './ChartUpdates.js';

/** How many updates of the day are used: green, yellow from 12, red at 15. */
export function UpdateCounter({ used }: Pick<ChartUpdates, 'used'>) {
  const t = useMessages(chartCardMessages);
  const { count } = useFormat();
  return (
    <S.Instrument>
      <Row justify="between">
        <Label>{t('updatesToday')}</Label>
        <S.Reading data-tone={getDailyTone(used)}>
          {t('updates', { used: count(used), limit: count(DAILY_LIMIT) })}
        </S.Reading>
      </Row>
      <S.Cells>
        <DailyCells used={used} />
        <S.CellLabels aria-hidden="true">
          {[1, DAILY_WARNING, DAILY_LIMIT].map((cell) => (
            <span key={cell} style={{ gridColumn: cell }}>
              {count(cell)}
            </span>
          ))}
        </S.CellLabels>
      </S.Cells>
    </S.Instrument>
  );
}
