'use client';

import { Unplug } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useAgedHistory } from '../../provider/usePriceAge.js';
import { usePriceFormat } from '../../provider/usePriceFormat.js';
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
}

/** The chart's title, last price, change and source. */
export function ChartHead({ symbol, headingId, history }: ChartHeadProps) {
  const t = useMessages(chartCardMessages);
  const { status } = history;
  const data = useAgedHistory(history.data);
  const prices = getPrices({ data });
  const isWaiting = status === 'loading' && prices === undefined;
  return (
    <S.Root>
      <S.Grid data-figure={data?.provenance}>
        <S.Title>
          <h2 id={headingId}>{symbol}</h2>
          {data === undefined ? <Label>{t('interval')}</Label> : <WhatIsShown history={data} />}
        </S.Title>
        <S.Price>
          {isWaiting ? (
            <Skeleton style={{ width: 180, height: 32, margin: '4px 0' }} />
          ) : prices ? (
            <LastPrice history={prices} />
          ) : (
            <S.Figure size="large" data-tone="faint">
              {t('noPrice')}
            </S.Figure>
          )}
        </S.Price>
        <S.Badges>
          {isWaiting ? (
            <Skeleton style={{ width: 136, height: 24 }} />
          ) : data === undefined || (status === 'failed' && !prices) ? (
            <Tag mark={<Unplug aria-hidden="true" />}>{t('noSource')}</Tag>
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
}

/** The length of the candles, or their time when they are not current. */
function WhatIsShown({ history }: Shown) {
  const t = useMessages(chartCardMessages);
  const { shortDay, clockTime, zone } = useFormat();
  const { provenance, fetchedAt } = history;
  const momentOf = (time: number) => `${shortDay(time)}, ${clockTime(time)} ${zone(time)}`;
  const newest = getLagStart(history);
  if (provenance === 'stale') return <Label>{t('saved', { moment: momentOf(fetchedAt) })}</Label>;
  return <Label>{newest === undefined ? t('interval') : t('newest', { moment: momentOf(newest) })}</Label>;
}

/** The last close, and its change from the open of the first candle. Grey when it is not current. */
function LastPrice({ history: { candles, provenance } }: Shown) {
  const { usdPrice, priceChange, pricePercent } = usePriceFormat();
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
    </>
  );
}
