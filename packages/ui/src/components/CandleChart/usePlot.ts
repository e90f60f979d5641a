'use client';

import { type RefObject, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useUi } from '../../provider/UiContext.js';
import { onThemeChange, readChartColors } from './chartColors.js';
import { queryMedia } from './queryMedia.js';
import { createPlot, type Plot } from './createPlot.js';
import type { PlotContent } from './createFrame.js';

/** The plot of one chart: drawn before the browser paints, and updated with its size, the theme and the fonts. */
export function usePlot(
  host: RefObject<HTMLElement | null>,
  { bars, candleStyle, fill, indicators, frame }: Omit<PlotContent, 'locale' | 'timeZone'>,
): Plot {
  const [plot] = useState(createPlot);
  const { locale, timeZone } = useUi();

  useLayoutEffect(() => {
    const element = host.current;
    if (element === null) return undefined;
    const resize = () => plot.resize(element.clientWidth, element.clientHeight);
    const observer = typeof ResizeObserver === 'function' ? new ResizeObserver(resize) : undefined;
    observer?.observe(element);
    const stopWatching = onThemeChange(element, () => plot.paint(readChartColors(element)));
    // Redraws labels that were drawn before their font had loaded; does nothing after a detach.
    if ('fonts' in document && document.fonts.status === 'loading') void document.fonts.ready.then(plot.redraw);
    return () => {
      observer?.disconnect();
      stopWatching();
      plot.detach();
    };
  }, [plot, host]);

  useLayoutEffect(
    () => plot.show({ bars, candleStyle, fill, indicators, frame, locale, timeZone }),
    [plot, bars, candleStyle, fill, indicators, frame, locale, timeZone],
  );
  return plot;
}

/** The number of device pixels per px; changes with browser zoom and between screens. */
export function usePixelRatio(): number {
  const [ratio, setRatio] = useState(() => (typeof devicePixelRatio === 'number' ? devicePixelRatio : 1));
  useEffect(() => {
    const query = queryMedia(`(resolution: ${ratio}dppx)`);
    const update = () => setRatio(devicePixelRatio);
    query?.addEventListener('change', update);
    return () => query?.removeEventListener('change', update);
  }, [ratio]);
  return ratio;
}

const SHAPES = '(prefers-contrast: more), (forced-colors: active)';
let shapes: MediaQueryList | undefined;
// Used at every drawing, so created once.
const shapesQuery = () => (shapes ??= queryMedia(SHAPES));

function watchShapes(onChange: () => void): () => void {
  const query = shapesQuery();
  query?.addEventListener('change', onChange);
  return () => query?.removeEventListener('change', onChange);
}

/** Whether the system asks for more than colour to tell things apart. */
export function useNeedsShapes(): boolean {
  return useSyncExternalStore(
    watchShapes,
    () => shapesQuery()?.matches ?? false,
    () => false,
  );
}
