import { createBarSource } from './bars.js';
import { createPlot } from './createPlot.js';
import { echarts } from './echarts.js';

const HOUR_MS = 3_600_000;
const candle = (hour: number) => ({ time: hour * HOUR_MS, open: 2, high: 4, low: 1, close: 1 + (hour % 3) });

/**
 * Draws a small picture off screen and removes it. Code is several times slower on its first run; called after this
 * code has loaded and before the prices have, it saves a third of the first drawing. Optional.
 */
export function prepareCandleChart(): void {
  const element = document.createElement('div');
  element.setAttribute('aria-hidden', 'true');
  element.style.cssText =
    'position:fixed;inset:auto auto 0 0;width:480px;height:200px;visibility:hidden;contain:strict';
  document.body.append(element);
  const chart = echarts.init(element, { width: 480, height: 200 });
  const plot = createPlot();
  plot.attach(chart);
  const bars = createBarSource(
    Array.from({ length: 48 }, (_, hour) => candle(hour)),
    HOUR_MS,
  );
  plot.show({
    bars,
    candleStyle: 'measured',
    fill: 'tinted',
    indicators: null,
    frame: null,
    locale: 'en-US',
    timeZone: 'UTC',
  });
  plot.detach();
  chart.dispose();
  element.remove();
}
