'use client';

import { ChartSpline, Plus, X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { type ChartView, chartFrames, type Indicator } from '../../model/ChartView.js';
import { Button } from '../../primitives/Button/Button.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { Segmented } from '../../primitives/Choice/Segmented.js';
import { Label } from '../../primitives/Text/Text.js';
import { useElementWidth } from '../../provider/useElementWidth.js';
import { useFormat } from '../../provider/useFormat.js';
import { getCandleHours } from '../../rules/chartFrames.js';
import { useIndicatorName } from '../Indicators/useIndicatorName.js';
import { chartCardMessages } from './ChartCard.messages.js';
import * as S from './ChartTools.styles.js';

/** Narrower than this the names are short and the indicators a number (px). */
const NARROW_PX = 640;

const shortNames = { day: 'dayShort', fiveDays: 'fiveDaysShort', month: 'monthShort' } as const;

export interface ChartToolsProps {
  readonly view: ChartView;
  readonly frames: RefObject<HTMLFieldSetElement | null>;
  /** Whether indicators have no candles to be computed from: simulated ones are none. */
  readonly isSimulated: boolean;
  readonly onChangeView: (view: ChartView) => void;
  readonly onOpenIndicators: () => void;
}

/** How far back the chart reaches, the length of its candles, and its indicators. */
export function ChartTools({ view, frames, isSimulated, onChangeView, onOpenIndicators }: ChartToolsProps) {
  const t = useMessages(chartCardMessages);
  const { count } = useFormat();
  const getName = useIndicatorName();
  const root = useRef<HTMLDivElement>(null);
  const width = useElementWidth(root);
  const isNarrow = width < NARROW_PX;
  const { frame, indicators } = view;
  const remove = (removed: Indicator) =>
    onChangeView({ ...view, indicators: indicators.filter((each) => each !== removed) });
  return (
    <S.Root ref={root}>
      <S.Tools>
        <Segmented
          ref={frames}
          label={t('frame')}
          isLabelHidden
          options={chartFrames.map((value) => ({ value, label: t(isNarrow ? shortNames[value] : value) }))}
          value={frame}
          onValueChange={(chosen) => onChangeView({ ...view, frame: chosen })}
        />
        {!isNarrow && <Label>{t('candleLength', { hours: count(getCandleHours(frame, width)) })}</Label>}
        <S.Indicators>
          {!isNarrow &&
            indicators.map((each) => (
              <S.Chip key={each.kind} data-kind={each.kind}>
                <i />
                {getName(each)}
                <IconButton
                  size="small"
                  label={t('removeIndicator', { name: getName(each) })}
                  icon={<X className="ep-icon" aria-hidden="true" />}
                  onClick={() => remove(each)}
                />
              </S.Chip>
            ))}
          <Button
            variant="line"
            size="small"
            icon={
              isNarrow ? (
                <ChartSpline className="ep-icon" aria-hidden="true" />
              ) : (
                <Plus className="ep-icon" aria-hidden="true" />
              )
            }
            onClick={() => onOpenIndicators()}
          >
            {isNarrow ? t('indicators') : t('indicator')}
            {isNarrow && indicators.length > 0 && <b>{count(indicators.length)}</b>}
          </Button>
        </S.Indicators>
        {isSimulated && indicators.length > 0 && <Label>{t('indicatorsOff')}</Label>}
      </S.Tools>
    </S.Root>
  );
}
