'use client';

import { type CSSProperties, type PointerEvent, type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { type Decimal, decimal, toPixelNumber, ZERO } from '../../money/decimal.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { DailyResult, Results } from '../../rules/results.js';
import { HEIGHT, resultGeometry, WIDTH } from './resultGeometry.js';
import { resultsCardMessages } from './ResultsCard.messages.js';
import * as S from './ResultsCard.styles.js';

/** The share of a drawing's height (percent) within which two labels of its axis would touch: one line of text. */
const LINE_CLEARANCE = 11;
const BARS_CLEARANCE = 24;

export interface ResultPlotsProps {
  readonly results: Results;
  /** Whether the last day is today, and more may come. */
  readonly isTodayOpen: boolean;
  /** Drawn between line and bars, over the same days: a name in a `p` and a `div` with `data-strip`. */
  readonly strip?: ReactNode;
  /** Called with the index of the day that is pointed at; `null` when none is. */
  readonly onPoint: (index: number | null) => void;
}

/**
 * The line of results added up, and a bar for each day, with one cursor over both. While balances are hidden both are even
 * dots without an axis.
 */
export function ResultPlots({ results, isTodayOpen, strip, onPoint }: ResultPlotsProps) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  const { areBalancesHidden } = useUi();
  const [cursor, setCursor] = useState<number | null>(null);
  const { days, total } = results;
  const geometry = useMemo(() => resultGeometry({ days }, isTodayOpen), [days, isTodayOpen]);
  const { line, bars, best, worst } = geometry;
  const shortDay = ({ day }: DailyResult) => format.shortDay({ kind: 'date', iso: day });
  const point = (index: number | null) => {
    setCursor(index);
    onPoint(index);
  };
  const pointAt = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const index = Math.floor(((clientX - left) / width) * days.length);
    point(Math.min(Math.max(index, 0), days.length - 1));
  };
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const read = ({ day, result, total: sum }: DailyResult) =>
    t('reading', {
      day: format.day({ kind: 'date', iso: day }),
      result: result === null ? t('noResult') : format.usdChange(result),
      total: format.usdChange(sum),
    });
  const end = line.y(toPixelNumber(total));
  const ticks = areBalancesHidden ? [] : line.lines.filter((value) => Math.abs(line.y(value) - end) >= LINE_CLEARANCE);
  const zero = bars.y(0);
  const extremes = areBalancesHidden ? [] : [best, worst].filter((day) => day !== null);
  const labelled = [
    ...ticks.map((value) => decimal(String(value))),
    total,
    ...extremes.map((day) => day.result ?? total),
  ];
  const axis = {
    '--_axis': `${Math.max(...labelled.map((value) => format.usdTick(value).length))}ch`,
  } as CSSProperties;
  const dots = <path className="ep-hidden" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />;
  return (
    // Time runs from left to right in every language. The axis is as wide as its longest label.
    <div dir="ltr" style={axis}>
      <S.Plots>
        <div>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t('picture', { first: shortDay(first), last: shortDay(last), total: format.usdChange(total) })}
          >
            {areBalancesHidden ? (
              dots
            ) : (
              <>
                <path className="ep-grid" d={line.lines.map((value) => `M0 ${line.y(value)}H${WIDTH}`).join('')} />
                <path className="ep-zero" d={`M0 ${line.y(0)}H${WIDTH}`} />
                <path className="ep-line" d={geometry.path} />
              </>
            )}
          </svg>
          {ticks.map((value) => (
            <Tick key={value} at={line.y(value)} value={decimal(String(value))} />
          ))}
          {!areBalancesHidden && <Tick at={end} value={total} isLast />}
        </div>
        {strip}
        <p aria-hidden="true">{t('pictureDaily')}</p>
        <div data-bars>
          <svg
            viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={[
              t('pictureDaily'),
              ...extremes.map((day) =>
                t(day === best ? 'best' : 'worst', {
                  day: shortDay(day),
                  amount: format.usdChange(day.result ?? total),
                }),
              ),
            ].join('. ')}
          >
            {areBalancesHidden ? (
              dots
            ) : (
              <>
                <path className="ep-grid" d={`M0 ${zero}H${WIDTH}`} />
                <path className="ep-gap" d={geometry.gaps} />
                <path className="ep-gain" d={geometry.gains} />
                <path className="ep-loss" d={geometry.losses} />
                <path className="ep-today" d={geometry.today} />
              </>
            )}
          </svg>
          {!areBalancesHidden && <Tick at={zero} value={ZERO} />}
          {extremes.map(({ day, result }) => {
            const at = bars.y(toPixelNumber(result ?? total));
            return Math.abs(at - zero) >= BARS_CLEARANCE && <Tick key={day} at={at} value={result ?? total} />;
          })}
        </div>
        {cursor !== null && <i style={{ left: `${((cursor + 0.5) / days.length) * 100}%` }} />}
        <input
          type="range"
          aria-label={t('cursor')}
          min={0}
          max={days.length - 1}
          value={cursor ?? days.length - 1}
          aria-valuetext={read(days[cursor ?? days.length - 1] ?? last)}
          onChange={({ target }) => point(target.valueAsNumber)}
          onPointerMove={pointAt}
          onPointerDown={pointAt}
          onPointerLeave={() => point(null)}
          onBlur={() => point(null)}
        />
      </S.Plots>
      <S.Days aria-hidden="true">
        {getLabelled(days).map((day, index) => (
          <span key={day.day} data-between={index % 2 === 1 || undefined}>
            {shortDay(day)}
          </span>
        ))}
      </S.Days>
    </div>
  );
}

interface TickProps {
  /** Percent from the top. */
  readonly at: number;
  /** USD. */
  readonly value: Decimal;
  readonly isLast?: boolean;
}

function Tick({ at, value, isLast }: TickProps) {
  const format = useFormat();
  return (
    <span className="ep-axis" data-last={isLast} aria-hidden="true" style={{ top: `${at}%` }}>
      {format.usdTick(value)}
    </span>
  );
}

/** Five days at most, from the first to the last at equal distances. */
function getLabelled(days: readonly DailyResult[]): readonly DailyResult[] {
  const parts = Math.min(4, days.length - 1);
  return Array.from(
    { length: parts + 1 },
    (_, index) => days[Math.round((index * (days.length - 1)) / Math.max(parts, 1))],
  ).filter((day) => day !== undefined);
}
