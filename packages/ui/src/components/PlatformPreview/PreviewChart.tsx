'use client';

import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { usePriceFormat } from '../../provider/usePriceFormat.js';
import { previewChartMessages } from './PlatformPreview.messages.js';
import * as S from './PreviewChart.styles.js';
import { previewCandles, RECORDED_AT } from './previewCandles.js';

const HEIGHT = 400;
const AXIS = 992;
const WIDTH = AXIS + 84;
const FOOT = 364.5;
const STEP = 31;
const HOUR_MS = 3_600_000;
const grid = [2880, 2920, 2960] as const;
const minorTicks = Array.from({ length: 17 }, (_, index) => 2856 + index * 8).filter((price) => price % 40 !== 0);

/** To a tenth of a pixel: the picture is in the bytes of the landing page. */
const round = (length: number) => Math.round(length * 10) / 10;
/** The y of a price: 2.2 px a dollar, with 2,984 at 64.5. */
const y = (price: number) => round(64.5 + (2984 - price) * 2.2);

const candles = previewCandles.map(([open, high, low, close], index) => {
  const [top, foot] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const hoursBack = previewCandles.length - 1 - index;
  return {
    x: AXIS - 16 - hoursBack * STEP,
    time: RECORDED_AT - hoursBack * HOUR_MS,
    isUp: close >= open,
    top,
    height: Math.max(1, round(foot - top)),
    wick: `V${top}M${AXIS - 16 - hoursBack * STEP} ${foot}V${y(low)}`,
    from: y(high),
  };
});
const lastPrice = previewCandles.at(-1)?.[3] ?? 0;
const wicks = (isUp: boolean) =>
  candles
    .filter((candle) => candle.isUp === isUp)
    .map(({ x, from, wick }) => `M${x} ${from}${wick}`)
    .join('');
const bodies = (isUp: boolean) =>
  candles
    .filter((candle) => candle.isUp === isUp)
    .map(({ x, top, height }) => `M${x - 8} ${top}h16v${height}h-16z`)
    .join('');
const [bodiesUp, bodiesDown] = [bodies(true), bodies(false)];
const [wicksUp, wicksDown] = [wicks(true), wicks(false)];

/** A still picture of the platform's chart: recorded prices, with their day. Cropped at the left, never scaled. */
export function PreviewChart() {
  const t = useMessages(previewChartMessages);
  const format = usePriceFormat();
  const { clockTime, day } = useFormat();
  const flag = y(lastPrice);
  return (
    <S.Plot
      role="img"
      aria-label={t('label', { day: day(RECORDED_AT) })}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
    >
      <path className="ep-grid" d={grid.map((price) => `M0 ${y(price)}H${AXIS}`).join('')} />
      <path className="ep-axis" d={`M${AXIS}.5 0V${FOOT}M0 ${FOOT}H${WIDTH}`} />
      <path className="ep-minor" d={minorTicks.map((price) => `M${AXIS} ${y(price)}h5`).join('')} />
      <path className="ep-major" d={grid.map((price) => `M${AXIS} ${y(price)}h10`).join('')} />
      <path className="ep-wick" data-up d={wicksUp} />
      <path className="ep-wick" d={wicksDown} />
      <path className="ep-body" data-up d={bodiesUp} />
      <path className="ep-body" d={bodiesDown} />
      <path className="ep-last" d={`M0 ${flag}H${AXIS}`} />
      <path className="ep-flag" d={`M${AXIS + 4} ${flag}l8-11h72v22h-72z`} />
      {/* Of an image its name is read. */}
      <g aria-hidden="true">
        {grid.map((price) => (
          <text key={price} x={AXIS + 18} y={y(price) + 4}>
            {format.price(price)}
          </text>
        ))}
        {candles
          .filter((_, index) => index % 4 === 2)
          .map(({ x, time }) => (
            <text key={x} x={x} y="388" textAnchor="middle">
              {clockTime(time)}
            </text>
          ))}
        <text className="ep-price" x={AXIS + 18} y={flag + 4}>
          {format.price(lastPrice)}
        </text>
      </g>
    </S.Plot>
  );
}
