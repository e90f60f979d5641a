'use client';

import { Table2, ZoomIn, ZoomOut } from 'lucide-react';
import { memo, useSyncExternalStore } from 'react';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { useAnnounce } from '../../provider/LiveRegions.js';
import * as S from './CandleChart.styles.js';
import type { Plot } from './createPlot.js';
import type { PriceTexts } from './usePriceTexts.js';
import { zoomAloud } from './zoomAloud.js';

/** The factor by which a click on a zoom button changes the visible time. */
export const ZOOM_STEP = 1.5;

export interface ChartControlsProps {
  readonly plot: Plot;
  readonly texts: PriceTexts;
  readonly isTable: boolean;
  readonly onChangeTable: (isTable: boolean) => void;
}

/** Zoom buttons as an alternative to dragging and pinching and a switch for the table. */
export const ChartControls = memo(function ChartControls({ plot, texts, isTable, onChangeTable }: ChartControlsProps) {
  const { t } = texts;
  const announce = useAnnounce();
  const zoom = (factor: number) => zoomAloud(plot, factor, texts, announce);
  const canZoomIn = useSyncExternalStore(
    plot.subscribe,
    () => plot.view()?.canZoomIn ?? false,
    () => false,
  );
  const canZoomOut = useSyncExternalStore(
    plot.subscribe,
    () => plot.view()?.canZoomOut ?? false,
    () => false,
  );
  return (
    <S.Controls>
      {!isTable && (
        <>
          <IconButton
            label={t('zoomOut')}
            icon={<ZoomOut aria-hidden="true" />}
            size="small"
            className="ep-zoom"
            aria-disabled={!canZoomOut}
            onClick={() => zoom(ZOOM_STEP)}
          />
          <IconButton
            label={t('zoomIn')}
            icon={<ZoomIn aria-hidden="true" />}
            size="small"
            className="ep-zoom"
            aria-disabled={!canZoomIn}
            onClick={() => zoom(1 / ZOOM_STEP)}
          />
        </>
      )}
      <IconButton
        label={t('table')}
        icon={<Table2 aria-hidden="true" />}
        size="small"
        aria-pressed={isTable}
        onClick={() => onChangeTable(!isTable)}
      />
    </S.Controls>
  );
});
