'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import { equityLineMessages } from './EquityLine.messages.js';
import * as S from './EquityLine.styles.js';
import { equityGeometry, HEIGHT, WIDTH } from './equityGeometry.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `EquityLine`. */
export interface EquityLineProps extends ElementProps<SVGSVGElement> {
  /** Its growth logs and current amount, from which earlier values are rebuilt. */
  readonly investment: Pick<Investment, 'currentAmount' | 'growthLogs'>;
}

/**
 * The value of an investment over time, small, in steps. The dotted line is the value before the first result; while
 * balances are hidden there is nothing but dots.
 */
export function EquityLine({ investment, ...rest }: EquityLineProps) {
  const { currentAmount, growthLogs } = investment;
  const t = useMessages(equityLineMessages);
  const format = useFormat();
  const { areBalancesHidden } = useUi();
  const geometry = useMemo(() => equityGeometry(currentAmount, growthLogs), [currentAmount, growthLogs]);
  const { ref: _, ...withoutRef } = rest;
  if (geometry === null) return <S.None {...withoutRef}>{t('none')}</S.None>;
  const label = t('label', {
    count: format.count(growthLogs.length),
    first: format.shortDay(geometry.first.date),
    last: format.shortDay(geometry.last.date),
    start: format.usd(geometry.start),
    end: format.usd(currentAmount),
    lowest: format.usd(geometry.lowest),
    highest: format.usd(geometry.highest),
  });
  return (
    <S.Plot {...rest} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      {areBalancesHidden ? (
        <path d={`M0 ${HEIGHT / 2}H${WIDTH}`} data-hidden />
      ) : (
        <>
          <path d={`M0 ${geometry.startLevel}H${WIDTH}`} />
          <path d={geometry.line} />
        </>
      )}
    </S.Plot>
  );
}
