'use client';

import { Unplug } from 'lucide-react';
import type { Ref } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { ChartFrame } from '../../model/ChartView.js';
import type { Loadable } from '../../model/Loadable.js';
import { Select } from '../../primitives/Field/Select.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { Label } from '../../primitives/Text/Text.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { useAgedHistory } from '../../provider/usePriceAge.js';
import { usePriceFormat } from '../../provider/usePriceFormat.js';
import { getFrameCandles } from '../../rules/chartFrames.js';
import { getLagStart } from '../../rules/priceAge.js';
import { Delta } from '../Delta/Delta.js';
import { chartCardMessages } from './ChartCard.messages.js';
import { ChartSourceBadge } from './ChartSourceBadge.js';
import * as S from './ChartHead.styles.js';
import { getPrices } from './getPrices.js';

export interface ChartHeadProps {
  readonly symbol: string;
  /** The id of the card's heading. */
  readonly headingId: string;
  readonly history: Loadable<PriceHistory>;
  readonly frame: ChartFrame;
  /** The pairs to choose from; the heading alone when there is one. */
  readonly pairs: readonly string[] | undefined;
  readonly pairField: Ref<HTMLSelectElement>;
  readonly onChangePair: (symbol: string) => void;
}

/** The chart's title, last price, change and source. */
export function ChartHead(props: ChartHeadProps) {
  const { symbol, headingId, history, frame, pairs = [], pairField, onChangePair } = props;
  const t = useMessages(chartCardMessages);
  const { status } = history;
  const data = useAgedHistory(history.data);
  const prices = getPrices({ data });
  const isWaiting = status === 'loading' && prices === undefined;
  const hasPairs = pairs.length > 1;
  // With pairs to choose from, the length of the candles is beside the periods.
  const day = t(hasPairs ? 'lastDay' : 'interval');
  const whatIsShown =
    data === undefined ? <Label>{day}</Label> : <WhatIsShown history={data} frame={frame} day={day} />;
  return (
    <S.Root>
      <S.Grid data-figure={data?.provenance} data-pairs={hasPairs || undefined}>
        {hasPairs ? (
          <S.Pair>
            <h2 id={headingId}>
              <VisuallyHidden>{symbol}</VisuallyHidden>
            </h2>
            <Select
              ref={pairField}
              label={t('pair')}
              isLabelHidden
              value={symbol}
              options={pairs.map((value) => ({ value, label: value }))}
              onValueChange={onChangePair}
            />
          </S.Pair>
        ) : (
          <S.Title>
            <h2 id={headingId}>{symbol}</h2>
            {whatIsShown}
          </S.Title>
        )}
        <S.Price>
          {isWaiting ? (
            <Skeleton style={{ width: 180, height: 32, margin: '4px 0' }} />
          ) : prices ? (
            <LastPrice history={prices} frame={frame} symbol={symbol} />
          ) : (
            <S.Figure size="large" data-tone="faint">
              {t('noPrice')}
            </S.Figure>
          )}
          {hasPairs && <S.Shown>{whatIsShown}</S.Shown>}
        </S.Price>
        <S.Badges>
          {isWaiting ? (
            <Skeleton style={{ width: 136, height: 24 }} />
          ) : data === undefined || (status === 'failed' && !prices) ? (
            <Tag mark={<Unplug className="ep-icon" aria-hidden="true" />}>{t('noSource')}</Tag>
          ) : (
            <ChartSourceBadge history={data} />
          )}
        </S.Badges>
      </S.Grid>
    </S.Root>
  );
}

interface Shown {
  readonly history: PriceHistory;
  readonly frame: ChartFrame;
}

/** The time the candles cover, or their own when they are not current. */
function WhatIsShown({ history, frame, day }: Shown & { readonly day: string }) {
  const t = useMessages(chartCardMessages);
  const { shortDay, clockTime, zone } = useFormat();
  const { provenance, fetchedAt } = history;
  const formatMoment = (time: number) => `${shortDay(time)}, ${clockTime(time)} ${zone(time)}`;
  const newest = getLagStart(history);
  if (provenance === 'stale') return <Label>{t('saved', { moment: formatMoment(fetchedAt) })}</Label>;
  if (newest !== undefined) return <Label>{t('newest', { moment: formatMoment(newest) })}</Label>;
  const first = frame === 'day' ? undefined : getFrameCandles(history.candles, frame, 1)[0]?.time;
  return <Label>{first === undefined ? day : t('since', { day: shortDay(first) })}</Label>;
}

/** The last close, and its change from the open of the first candle. Grey when it is not current. */
function LastPrice({ history, frame, symbol }: Shown & { readonly symbol: string }) {
  const { provenance } = history;
  const candles = getFrameCandles(history.candles, frame, 1);
  const { usdPrice, priceChange, pricePercent } = usePriceFormat(symbol);
  const close = candles.at(-1)?.close ?? 0;
  const open = candles[0]?.open ?? close;
  const { sign, usd } = priceChange(open, close);
  const percent = pricePercent(open, close);
  const tone = provenance === 'stale' || provenance === 'simulated' ? 'soft' : undefined;
  return (
    <>
      <S.Figure size="large" data-tone={tone}>
        {usdPrice(close)}
      </S.Figure>
      <S.Change data-tone={tone}>
        <Delta sign={sign} text={percent === null ? usd : `${usd} (${percent})`} />
      </S.Change>
      <S.Change data-tone={tone} data-short>
        <Delta sign={sign} text={percent ?? usd} />
      </S.Change>
    </>
  );
}
