import '../../../../packages/ui/src/tokens/tokens.css';
import '../../../../packages/ui/src/tokens/fonts.css';
import './page.css';
import {
  CandlestickSeries,
  type CandlestickData,
  ColorType,
  createChart,
  CrosshairMode,
  type ISeriesApi,
  type UTCTimestamp,
} from 'lightweight-charts';
import type { Candle } from '../../../../packages/ui/src/model/Candle.ts';
import { colours, size, VISIBLE } from '../view.ts';
import { exposeBench } from './exposeBench.ts';

const query = new URLSearchParams(location.search);
/** `?window=`: pass only so many of the newest candles. */
const windowed = Number(query.get('window') ?? Infinity);
/** `?conflation`: draw several candles as one where they are too narrow to distinguish. */
const hasConflation = query.has('conflation');

let data: CandlestickData[] = [];
let series: ISeriesApi<'Candlestick'> | undefined;

await exposeBench({
  prepare(candles) {
    data = candles.slice(-windowed).map(asData);
  },

  mount(element) {
    const colour = (name: string) => getComputedStyle(element).getPropertyValue(`--ep-${name}`);
    const label = { color: colour('text-faint'), labelBackgroundColor: colour('panel-250') };
    const chart = createChart(element, {
      ...size,
      layout: {
        background: { type: ColorType.Solid, color: colour('surface-well') },
        textColor: colour('text-faint'),
        fontFamily: "'Instrument Sans', sans-serif",
        fontSize: 12,
        attributionLogo: false,
      },
      grid: { vertLines: { visible: false }, horzLines: { color: colour('line-soft') } },
      // As much room for axes and read-out as in ours.
      rightPriceScale: { minimumWidth: 84, borderVisible: false, scaleMargins: { top: 0.2, bottom: 0.06 } },
      timeScale: {
        timeVisible: true,
        minimumHeight: 36,
        fixLeftEdge: true,
        fixRightEdge: true,
        enableConflation: hasConflation,
      },
      crosshair: { mode: CrosshairMode.Normal, vertLine: label, horzLine: label },
    });
    series = chart.addSeries(CandlestickSeries, {
      upColor: colours.up,
      downColor: colours.down,
      wickUpColor: colours.up,
      wickDownColor: colours.down,
      borderVisible: false,
      priceLineColor: colour('accent'),
    });
    series.setData(data);
    chart.timeScale().setVisibleLogicalRange({ from: Math.max(0, data.length - VISIBLE), to: data.length - 1 });
  },

  tick(last) {
    series?.update(asData(last));
  },
});

/** The peer uses seconds. */
function asData({ time, open, high, low, close }: Candle): CandlestickData {
  return { time: (time / 1000) as UTCTimestamp, open, high, low, close };
}
