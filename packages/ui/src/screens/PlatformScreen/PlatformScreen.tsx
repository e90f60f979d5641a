'use client';

import { Activity, ArrowLeftRight, ChartCandlestick, ChartSpline } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { ChartCard, type ChartControls } from '../../components/ChartCard/ChartCard.js';
import type { ChartUpdates } from '../../components/ChartCard/ChartUpdates.js';
import { getPrices } from '../../components/ChartCard/getPrices.js';
import { FirstSteps } from '../../components/FirstSteps/FirstSteps.js';
import { useMessages } from '../../messages/useMessages.js';
import type { PriceHistory } from '../../model/Candle.js';
import { type ChartView, defaultChartView } from '../../model/ChartView.js';
import type { Loadable } from '../../model/Loadable.js';
import { Button } from '../../primitives/Button/Button.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import type { Decimal } from '../../money/plainDecimal.js';
import type { ActivationFacts } from '../../rules/activation.js';
import { platformScreenMessages } from './PlatformScreen.messages.js';
import * as S from './PlatformScreen.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `PlatformScreen`. */
export interface PlatformScreenProps extends ElementProps<HTMLDivElement> {
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
  /** What the chart shows: pair, period and indicators. Default: 24 hours of `ETH-USD`. */
  readonly view?: ChartView | undefined;
  /** The pairs to choose from. */
  readonly pairs?: readonly string[] | undefined;
  /** Called with what the person wants to see. Without it the chart has no controls. */
  readonly onChangeView?: ((view: ChartView) => void) | undefined;
}

const features = [
  { text: 'charts', Icon: ChartCandlestick, show: 'showFrames' },
  { text: 'pairs', Icon: ArrowLeftRight, show: 'showPairs' },
  { text: 'indicators', Icon: ChartSpline, show: 'showIndicators' },
] as const;

/** The price of Ethereum, and links to the bots. */
export function PlatformScreen(props: PlatformScreenProps) {
  const { history, chart, updates, onRetry, onRefresh, notice, view = defaultChartView } = props;
  const { activation = 'unknown', missingForBot, pairs, onChangeView } = props;
  const controls = useRef<ChartControls>(null);
  const t = useMessages(platformScreenMessages);
  const hasChart = getPrices(history) !== undefined && Boolean(chart);
  return (
    <Page {...pickElementProps(props)}>
      {notice}
      <S.Intro aria-label={t('intro')}>
        <PageHead
          title={t('title')}
          actions={
            <>
              <ButtonLink to="activeBots" variant="line">
                {t('activeBots')}
              </ButtonLink>
              <ButtonLink to="bots" variant="line">
                {t('bots')}
              </ButtonLink>
            </>
          }
          phoneActions={
            <>
              <ButtonLink to="bots" variant="quiet" size="small">
                {t('bots')}
              </ButtonLink>
              <ButtonLink to="activeBots" variant="quiet" aria-label={t('activeBots')} data-icon-only>
                <Activity className="ep-icon" aria-hidden="true" />
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
        symbol={view.symbol}
        history={history}
        chart={chart}
        updates={updates}
        onRetry={onRetry}
        onRefresh={onRefresh}
        view={view}
        pairs={pairs}
        onChangeView={onChangeView}
        controls={controls}
      />
      <S.About aria-label={t('about')}>
        <S.Features>
          {features.map(({ text, Icon, show }) => (
            <li key={text}>
              {onChangeView ? (
                <Button
                  variant="quiet"
                  icon={<Icon className="ep-icon" aria-hidden="true" />}
                  onClick={() => controls.current?.[show]()}
                >
                  {t(text)}
                </Button>
              ) : (
                <>
                  <Icon className="ep-icon" aria-hidden="true" />
                  {t(text)}
                </>
              )}
            </li>
          ))}
        </S.Features>
      </S.About>
    </Page>
  );
}
