'use client';

import { useMemo } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import * as S from './EquityLine.styles.js';
import { equityGeometry, HEIGHT, WIDTH } from './equityGeometry.js';

export const equityLineMessages = defineMessages('EquityLine', {
  source: 'Rebuilt from {count} log entries',
  oneSource: 'Rebuilt from 1 log entry',
  none: 'No results yet',
  label: 'Value at each growth log ({count} in all), {first} to {last}',
});

export interface EquityLineProps {
  /** Its growth logs and current amount, from which earlier values are rebuilt. */
  readonly investment: Pick<Investment, 'currentAmount' | 'growthLogs'>;
}

/** How the value of an investment went, step by step; the dotted line is where the logs begin, each tick is a log. */
export function EquityLine({ investment: { currentAmount, growthLogs } }: EquityLineProps) {
  const t = useMessages(equityLineMessages);
  const format = useFormat();
  const geometry = useMemo(() => equityGeometry(currentAmount, growthLogs), [currentAmount, growthLogs]);
  if (geometry === null) {
    return (
      <S.Root data-empty>
        <p>{t('none')}</p>
      </S.Root>
    );
  }
  const count = format.count(growthLogs.length);
  const [first, last] = [format.shortDay(geometry.first.date), format.shortDay(geometry.last.date)];
  return (
    <S.Root>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t('label', { count, first, last })}
      >
        <path className="start" d={`M0 ${geometry.startLevel}H${WIDTH}`} />
        <path d={geometry.ticks} />
        <path className="line" data-sign={geometry.sign} d={geometry.line} />
      </svg>
      <p>
        <span>{first}</span>
        <span>{last !== first && last}</span>
      </p>
      <ProvenanceBadge provenance="derived" text={growthLogs.length === 1 ? t('oneSource') : t('source', { count })} />
    </S.Root>
  );
}
