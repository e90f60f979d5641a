'use client';

import { createLucideIcon } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { useKeptState } from '../../primitives/LongList/useKeptState.js';
import { useFormat } from '../../provider/useFormat.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { equityLineMessages } from './EquityLine.messages.js';
import * as S from './EquityLine.styles.js';
import { equityGeometry, HEIGHT, WIDTH } from './equityGeometry.js';
import { EquityTable } from './EquityTable.js';

/** Lucide's icon as one path, because lists have one a row. */
const Table2 = createLucideIcon('table-2', [
  [
    'path',
    { d: 'M3 9h18M9 3v18M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2z', key: 'lines' },
  ],
]);

/** The props of `EquityLine`. */
export interface EquityLineProps {
  /** Its growth logs and current amount, from which earlier values are rebuilt. */
  readonly investment: Pick<Investment, 'currentAmount' | 'growthLogs'>;
}

/**
 * The value of an investment over time, between its lowest and highest. The dotted line is the value before the first
 * log, and each tick is a log. A table lists every value.
 */
export function EquityLine({ investment }: EquityLineProps) {
  const { currentAmount, growthLogs } = investment;
  const t = useMessages(equityLineMessages);
  const format = useFormat();
  const tableId = useId();
  const [isTable, setTable] = useKeptState('isTable', false);
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
  const [lowest, highest] = [format.usd(geometry.lowest), format.usd(geometry.highest)];
  const [start, end] = [format.usd(geometry.start), format.usd(currentAmount)];
  return (
    <S.Root>
      {/* Time runs from left to right in every language. */}
      <div dir="ltr" className="ep-plot">
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t('label', { count, first, last, start, end, lowest, highest })}
        >
          <path className="ep-start" d={`M0 ${geometry.startLevel}H${WIDTH}`} />
          <path d={geometry.ticks} />
          <path className="ep-line" data-sign={geometry.sign} d={geometry.line} />
        </svg>
        {/* The picture's text says the same. */}
        <span className={lowest === highest ? 'ep-level' : 'ep-highest'} aria-hidden="true">
          {highest}
        </span>
        {lowest !== highest && (
          <span className="ep-lowest" aria-hidden="true">
            {lowest}
          </span>
        )}
        <span className="ep-first" aria-hidden="true">
          {first}
        </span>
        {last !== first && (
          <span className="ep-last" aria-hidden="true">
            {last}
          </span>
        )}
      </div>
      <div className="ep-foot">
        <ProvenanceBadge provenance="derived" text={t('source', { count: growthLogs.length })} />
        <IconButton
          label={t('table')}
          icon={<Table2 aria-hidden="true" />}
          size="small"
          aria-expanded={isTable}
          aria-controls={isTable ? tableId : undefined}
          onClick={() => setTable(!isTable)}
        />
      </div>
      {isTable && <EquityTable id={tableId} investment={investment} />}
    </S.Root>
  );
}
