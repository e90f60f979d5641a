import { queryMedia } from './queryMedia.js';
import { readToken } from '../../tokens/readToken.js';

/** The colours of the canvas, which cannot use custom properties itself. */
export interface ChartColors {
  readonly up: string;
  readonly down: string;
  /** What the canvas lies on. */
  readonly well: string;
  readonly grid: string;
  readonly line: string;
  readonly tick: string;
  readonly minorTick: string;
  readonly axis: string;
  readonly accent: string;
  readonly strong: string;
  readonly faint: string;
  readonly font: string;
}

export function readChartColors(element: Element): ChartColors {
  return {
    up: readToken(element, '--ep-candle-up'),
    down: readToken(element, '--ep-candle-down'),
    well: readToken(element, '--ep-surface-well'),
    grid: readToken(element, '--ep-chart-grid'),
    line: readToken(element, '--ep-line'),
    tick: readToken(element, '--ep-tick'),
    minorTick: readToken(element, '--ep-tick-minor'),
    axis: readToken(element, '--ep-chart-axis'),
    accent: readToken(element, '--ep-accent'),
    strong: readToken(element, '--ep-text-strong'),
    faint: readToken(element, '--ep-text-faint'),
    font: readToken(element, '--ep-font-ui'),
  };
}

/** Calls back when the token values of an element may have changed: another theme, or another contrast preference. */
export function onThemeChange(element: Element, callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  const themed = [element.closest('[data-ep-root]'), element.closest('[data-theme]'), document.documentElement];
  for (const each of themed) {
    if (each)
      observer.observe(each, { attributes: true, attributeFilter: ['class', 'style', 'data-theme', 'data-palette'] });
  }
  const queries = ['(prefers-contrast: more)', '(prefers-color-scheme: light)', '(forced-colors: active)'].flatMap(
    (query) => queryMedia(query) ?? [],
  );
  for (const query of queries) query.addEventListener('change', callback);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', callback);
  };
}
