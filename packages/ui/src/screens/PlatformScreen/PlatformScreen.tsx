'use client';

import { Activity, ArrowLeftRight, ChartCandlestick, ChartSpline } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChartCard } from '../../components/ChartCard/ChartCard.js';
import type { ChartUpdates } from '../../components/ChartCard/ChartUpdates.js';
import { getPrices } from '../../components/ChartCard/getPrices.js';
import { FirstSteps } from '../../components/FirstSteps/FirstSteps.js';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import type { Loadable } from '../../model/Loadable.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Card } from '../../primitives/Card/Card.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import type { Decimal } from '../../money/plainDecimal.js';
import type { ActivationFacts } from '../../rules/activation.js';
import { platformScreenMessages } from './PlatformScreen.messages.js';
import * as S from './PlatformScreen.styles.js';

/** The props of `PlatformScreen`. */
export interface PlatformScreenProps {
  /** The candles of the chart. */
  readonly history: Loadable<PriceHistory>;
  /** The plot of `history`, such as a `CandleChart`; `null` while its code is loading. */
  readonly chart: ReactNode;
  /** The calls made to the price providers today, and when the next one is due. */
  readonly updates: ChartUpdates;
  /** Fetches the prices again. */
  readonly onRetry: () => void;
  /** Asks the providers at once, which uses one of the day's calls. Without it there is no button. */
  readonly onRefresh?: (() => void) | undefined;
  /** Shown above the cards, such as a link back to an interrupted task. */
  readonly notice?: ReactNode;
  /** What has happened in the account: until both first steps have, a strip leads to the next. `loading` keeps its place. */
  readonly activation?: ActivationFacts | 'loading' | 'unknown' | undefined;
  /** What the balance lacks for the cheapest bot (USD). */
  readonly missingForBot?: Decimal | undefined;
  /** The name of the prices. Default: `ETH-USD`. */
  readonly symbol?: string;
}

const features = [
  { text: 'charts', Icon: ChartCandlestick },
  { text: 'pairs', Icon: ArrowLeftRight },
  { text: 'indicators', Icon: ChartSpline },
] as const;

/** The price of Ethereum, and links to the bots. */
export function PlatformScreen(props: PlatformScreenProps) {
  const { history, chart, updates, onRetry, onRefresh, notice, symbol = 'ETH-USD' } = props;
  const { activation = 'unknown', missingForBot } = props;
  const t = useMessages(platformScreenMessages);
  const hasChart = getPrices(history) !== undefined && Boolean(chart);
  return (
    <Page>
      {notice}
      <S.Intro aria-label={t('intro')}>
        <PageHead
          title={t('title')}
          actions={
            <>
              <ButtonLink to="activeBots" kind="line">
                {t('activeBots')}
              </ButtonLink>
              <ButtonLink to="bots" kind="line">
                {t('bots')}
              </ButtonLink>
            </>
          }
          phoneActions={
            <>
              <ButtonLink to="bots" kind="quiet" size="small">
                {t('bots')}
              </ButtonLink>
              <ButtonLink to="activeBots" kind="quiet" aria-label={t('activeBots')} data-icon-only>
                <Activity aria-hidden="true" />
              </ButtonLink>
            </>
          }
        >
          <p>{t('lead')}</p>
        </PageHead>
      </S.Intro>
      {activation !== 'unknown' && (
        <FirstSteps facts={activation === 'loading' ? null : activation} missing={missingForBot} />
      )}
      {history.status === 'failed' && hasChart && <FailureNote failure={history.failure} hasData onRetry={onRetry} />}
      <ChartCard
        symbol={symbol}
        history={history}
        chart={chart}
        updates={updates}
        onRetry={onRetry}
        onRefresh={onRefresh}
      />
      <Card aria-labelledby="about-chart">
        <S.About>
          <h2 id="about-chart">{t('about')}</h2>
          <S.Features>
            {features.map(({ text, Icon }) => (
              <li key={text}>
                <Icon aria-hidden="true" />
                {t(text)}
              </li>
            ))}
          </S.Features>
          <S.Now>{t('now')}</S.Now>
        </S.About>
      </Card>
    </Page>
  );
}
