import { type ChartView, defaultChartView, readChartView } from '@etherpilot/ui/model';
import { proxy, ref } from 'valtio/vanilla';
import { readStored, writeStored } from '../services/storedValue.js';

const KEY = 'etherpilot.chart';

function needsMonth({ frame, indicators }: ChartView): boolean {
  return frame !== 'day' || indicators.length > 0;
}

const first: ChartView = { ...defaultChartView, ...readChartView(readStored(KEY)) };

/**
 * What the chart shows. Period and indicators are stored on the device; the pair is ETH-USD again on the next visit.
 * `needsMonth` stays true until the page is reloaded: a month contains the day.
 */
export const chartView = proxy({ current: ref(first), needsMonth: needsMonth(first) });

export function changeChartView(view: ChartView): void {
  chartView.current = ref(view);
  chartView.needsMonth ||= needsMonth(view);
  writeStored(KEY, { frame: view.frame, indicators: view.indicators });
}
