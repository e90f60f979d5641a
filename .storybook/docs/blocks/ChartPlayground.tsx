import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { CandleChart } from '../../../packages/ui/src/charts.js';
import { ProvenanceBadge } from '../../../packages/ui/src/components/ProvenanceBadge/ProvenanceBadge.js';
import type { Candle, PriceHistory } from '../../../packages/ui/src/model/Candle.js';
import { Select } from '../../../packages/ui/src/primitives/Field/Select.js';
import { Row } from '../../../packages/ui/src/primitives/Layout/Layout.js';
import { Slider } from '../../../packages/ui/src/primitives/Slider/Slider.js';
import { storyTime } from '../../toolbar/clock.js';
import { Live } from './Live.js';

const HOUR = 3_600_000;
/** Longer than the outage of an exchange that the stories show. */
const GAP_HOURS = 33;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  gap: var(--ep-s5) var(--ep-s6);
  margin-block-end: var(--ep-s5);
`;

const toOptions = (...labels: readonly string[]) => labels.map((label) => ({ value: label, label }));

const counts = toOptions('1', '24', '200', '1000', '10000');
const sources = toOptions('live', 'cached', 'stale', 'derived', 'simulated');
const gaps = toOptions('No gap', `${GAP_HOURS} hours without candles`);
const levels = toOptions('0.00042', '12', '2834', '104250');
const ends = (unit: string) => [
  { at: 1, text: `1${unit}` },
  { at: 20, text: `20${unit}` },
];

interface Shape {
  readonly count: number;
  /** The newest price, roughly (USD). */
  readonly level: number;
  /** How far a price goes within an hour, in tenths of a percent. */
  readonly swing: number;
  /** How many hours lack their candles, in the middle. */
  readonly gap: number;
}

/** Numbers between -1 and 1 that look random and are the same each time. */
const wave = (step: number) => Math.sin(step * 12.9898) * Math.cos(step * 4.1414);

function createCandles({ count, level, swing, gap }: Shape): Candle[] {
  const last = Math.floor(storyTime / HOUR) * HOUR;
  const size = (level * swing) / 1000;
  const candles: Candle[] = [];
  let open = level;
  for (let index = 0; index < count; index++) {
    const close = Math.max(open + size * wave(index + 1), level / 10);
    const reach = size * Math.abs(wave(index + 7.5)) * 0.6;
    const hoursAgo = count - 1 - index + (index < count / 2 ? gap : 0);
    candles.push({
      time: last - hoursAgo * HOUR,
      open,
      high: Math.max(open, close) + reach,
      low: Math.max(Math.min(open, close) - reach, level / 20),
      close,
    });
    open = close;
  }
  return candles;
}

/** The candle chart with any number of candles, of any size, from any source. */
export function ChartPlayground() {
  const [count, setCount] = useState('24');
  const [level, setLevel] = useState('2834');
  const [source, setSource] = useState('live');
  const [gap, setGap] = useState('No gap');
  const [swing, setSwing] = useState(8);
  const candles = useMemo(
    () => createCandles({ count: Number(count), level: Number(level), swing, gap: gap === 'No gap' ? 0 : GAP_HOURS }),
    [count, level, swing, gap],
  );
  const provenance = source as PriceHistory['provenance'];
  const history: PriceHistory = {
    candles,
    source: { simulated: 'synthetic' as const, derived: 'coingecko' as const }[source] ?? 'yahoo',
    provenance,
    isDerived: provenance === 'derived',
    fetchedAt: storyTime - ({ cached: HOUR / 2, stale: 2 * HOUR }[source] ?? 0),
  };
  return (
    <Live>
      <Choices>
        <Select label="Candles" value={count} options={counts} onChangeValue={setCount} />
        <Select label="Price (USD)" value={level} options={levels} onChangeValue={setLevel} />
        <Select label="Source" value={source} options={sources} onChangeValue={setSource} />
        <Select label="Gap" value={gap} options={gaps} onChangeValue={setGap} />
        <Slider
          label="Swing in an hour"
          value={swing}
          min={1}
          max={20}
          major={5}
          labels={ends('‰')}
          valueText={`${swing}‰`}
          onChangeValue={setSwing}
        />
      </Choices>
      <Row style={{ marginBlockEnd: 'var(--ep-s3)' }}>
        <ProvenanceBadge provenance={provenance} />
      </Row>
      <CandleChart history={history} symbol="ETH-USD" />
    </Live>
  );
}
