import { usePriceFormat } from '@etherpilot/ui/format';
import type { PriceHistory } from '@etherpilot/ui/model';
import { readToken } from '@etherpilot/ui/tokens';
import { CandlestickSeries, createChart, type UTCTimestamp } from 'lightweight-charts';
import { useEffect, useRef } from 'react';

interface LightChartProps {
  readonly history: PriceHistory;
  /** The name of the prices, such as `ETH-USD`. */
  readonly symbol: string;
}

/** A chart by lightweight-charts for the slot of `PlatformScreen`, in its colors. Simulated candles are outlines only. */
export function LightChart({ history, symbol }: LightChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const { price } = usePriceFormat();
  const { candles, provenance } = history;
  const last = candles.at(-1);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const up = readToken(element, '--ep-candle-up');
    const down = readToken(element, '--ep-candle-down');
    const grid = { color: readToken(element, '--ep-chart-grid') };
    const isSimulated = provenance === 'simulated';
    const chart = createChart(element, {
      autoSize: true,
      layout: {
        background: { color: 'transparent' },
        textColor: readToken(element, '--ep-chart-label'),
        // It is written with `innerHTML`; the link below names the library in its place.
        attributionLogo: false,
      },
      grid: { vertLines: grid, horzLines: grid },
      timeScale: { timeVisible: true, borderVisible: false },
      rightPriceScale: { borderVisible: false },
    });
    const series = chart.addSeries(CandlestickSeries, {
      upColor: isSimulated ? 'transparent' : up,
      downColor: isSimulated ? 'transparent' : down,
      borderUpColor: up,
      borderDownColor: down,
      wickUpColor: up,
      wickDownColor: down,
    });
    series.setData(candles.map(({ time, ...prices }) => ({ time: (time / 1000) as UTCTimestamp, ...prices })));
    chart.timeScale().fitContent();
    return () => chart.remove();
  }, [candles, provenance]);
  return (
    <figure>
      {/* A canvas says nothing to a screen reader. */}
      <div
        ref={place}
        role="img"
        aria-label={last ? `${symbol}, ${candles.length} candles, last ${price(last.close)}` : symbol}
        style={{ height: 'var(--ep-chart-height)' }}
      />
      <figcaption style={{ padding: 'var(--ep-s2) var(--ep-s4)' }}>
        <a href="https://www.tradingview.com/">Lightweight Charts by TradingView</a>
      </figcaption>
    </figure>
  );
}
