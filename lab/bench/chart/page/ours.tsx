import '../../../../packages/ui/src/tokens/tokens.css';
import '../../../../packages/ui/src/tokens/fonts.css';
import './page.css';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { CandleChart, preloadIndicators } from '../../../../packages/ui/src/charts.ts';
import { defaultSettings, type Indicator, type PriceHistory } from '../../../../packages/ui/src/model.ts';
import { UiProvider } from '../../../../packages/ui/src/provider/UiProvider.tsx';
import { exposeBench } from './exposeBench.ts';

let root: Root | undefined;
let history: PriceHistory | undefined;
let setHistory: ((history: PriceHistory) => void) | undefined;

const query = new URLSearchParams(location.search);
/** `?indicators`: with three of them. Their code has been fetched, like the chart's. */
const indicators: readonly Indicator[] = query.has('indicators')
  ? (['sma', 'bollinger', 'rsi'] as const).map((kind) => ({ kind, settings: defaultSettings[kind] }))
  : [];
// It is there before the page's typefaces and its pause.
preloadIndicators();

/** As in an app: only the component that holds the prices renders again with them. */
function Holder({ first }: { readonly first: PriceHistory }) {
  const [shown, setShown] = useState(first);
  useEffect(() => {
    setHistory = setShown;
  }, []);
  const frame = query.has('month') ? 'month' : undefined;
  return <CandleChart history={shown} symbol="ETH-USD" frame={frame} indicators={indicators} />;
}

await exposeBench({
  prepare(candles) {
    history = { candles, source: 'yahoo', provenance: 'live', isDerived: false, fetchedAt: candles.at(-1)?.time ?? 0 };
    // In an app React has run before a chart is opened, so the chart should not pay for it.
    const element = document.querySelector('#chart');
    if (element) root = createRoot(element);
    root?.render(<UiProvider>warm</UiProvider>);
  },
  mount() {
    if (history)
      root?.render(
        <UiProvider>
          <Holder first={history} />
        </UiProvider>,
      );
  },
  tick(last) {
    if (!history) return;
    const { candles } = history;
    history = { ...history, candles: candles.with(candles.length - 1, last) };
    setHistory?.(history);
  },
});
