'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Scale } from '../../primitives/Scale/Scale.js';
import { Text } from '../../primitives/Text/Text.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartPlot.styles.js';
import { useSpoken } from '../../primitives/Spoken/useSpoken.js';

export interface ChartLoadingProps {
  /** Overlays the chart instead of taking its place. */
  readonly isOverChart?: boolean;
}

const range = { max: 24, minor: 1, major: 6 } as const;

/** Shown while the prices, or the chart's code, are loading. */
export function ChartLoading({ isOverChart = false }: ChartLoadingProps) {
  const t = useMessages(chartCardMessages);
  const spoken = useSpoken();
  const Place = isOverChart ? S.Band : S.Middle;
  return (
    <Place ref={spoken}>
      <S.Running aria-hidden="true">
        <Scale {...range} />
        <Scale {...range} value={range.max} isBand />
        <i />
      </S.Running>
      <Text as="span" tone="soft">
        {t('loading')}
      </Text>
    </Place>
  );
}
