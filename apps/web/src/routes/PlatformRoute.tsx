import { DEFAULT_CHART } from '@etherpilot/api-client/market';
import { Note, useMessages } from '@etherpilot/ui';
import { appShellMessages, platformScreenMessages } from '@etherpilot/ui/messages';
import { PlatformScreen } from '@etherpilot/ui/screens/PlatformScreen';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { config } from '../config.js';
import { getPlace } from '../paths.js';
import { chartQuery, preloadIndicators, retryChart } from '../queries/chart.js';
import { candlesQuery, getChartKey, joinHistory, refreshNow, useAnswerNotice } from '../queries/market.js';
import { useChartUpdates } from '../queries/useChartUpdates.js';
import { useFirstSteps } from '../queries/useFirstSteps.js';
import { balance } from '../state/balance.js';
import { changeChartView, chartView } from '../state/chartView.js';
import { preferences } from '../state/preferences.js';
import { forgetContinueTo, session } from '../state/session.js';
import { pageTexts } from '../texts/pageTexts.js';
import { Title } from '../navigation/Title.js';

/** The first page after signing in. Shown only to signed-in users. */
export function PlatformRoute() {
  const { current } = useSnapshot(session);
  return current.status === 'signedIn' ? (
    <Platform userId={current.user.id} />
  ) : (
    <p role="status">{pageTexts.loading}</p>
  );
}

function Platform({ userId }: { readonly userId: number }) {
  const t = useMessages(platformScreenMessages);
  const queryClient = useQueryClient();
  const { current: view, needsMonth } = useSnapshot(chartView);
  const key = getChartKey(view.symbol, needsMonth);
  const candles = useQuery(candlesQuery(key));
  const chart = useQuery(chartQuery);
  // Only these refresh by themselves, whichever pair is shown.
  const updates = useChartUpdates(useQuery(candlesQuery(getChartKey(DEFAULT_CHART.symbol, needsMonth))));
  useAnswerNotice(candles.data);
  const { current: funds } = useSnapshot(balance);
  const { candleFill: fill } = useSnapshot(preferences).current;
  const hasIndicators = view.indicators.length > 0;
  useEffect(() => {
    if (hasIndicators) preloadIndicators();
  }, [hasIndicators]);
  const { facts, missingForBot } = useFirstSteps(userId, funds);
  const { data: history } = candles;
  const { data: CandleChart } = chart;
  return (
    <>
      <Title>{t('title')}</Title>
      <PlatformScreen
        view={view}
        pairs={config.market.pairs}
        onChangeView={changeChartView}
        history={joinHistory(candles, chart)}
        chart={CandleChart && history ? <CandleChart {...view} fill={fill} history={history} /> : null}
        updates={updates}
        activation={facts}
        missingForBot={missingForBot}
        onRetry={() => void (chart.isError ? retryChart(chart) : candles.refetch({ cancelRefetch: false }))}
        onRefresh={refreshNow(queryClient, key)}
        notice={
          <>
            <Continue />
            {config.market.note !== '' && <Note>{config.market.note}</Note>}
          </>
        }
      />
    </>
  );
}

/** Links to the page a visitor was on the way to when redirected to sign in. */
function Continue() {
  const getName = useMessages(appShellMessages);
  const { continueTo } = useSnapshot(session);
  const place = continueTo === null ? null : getPlace(continueTo.path.replace(/\?.*$/, ''));
  if (continueTo === null || place === null) return null;
  return (
    <Note title={pageTexts.continueTitle}>
      <Link href={continueTo.path} onClick={forgetContinueTo}>
        {pageTexts.continueTo.replace('{place}', getName(place))}
      </Link>
    </Note>
  );
}
