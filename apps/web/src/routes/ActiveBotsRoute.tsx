import { useMessages } from '@etherpilot/ui';
import { activeBotsScreenMessages, investmentPageMessages } from '@etherpilot/ui/messages';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
// Undecoded: decoding twice would lose a percent sign.
import { useSearch } from 'wouter/use-browser-location';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useLoadable } from '../queries/useLoadable.js';
import { toGrowthLogLines } from '../services/growthLogLines.js';
import { getCurrentUserId } from '../state/session.js';
import { startedBots } from '../state/startedBots.js';
import { useUpdatedInvestments } from '../queries/useUpdatedInvestments.js';
import { paths } from '../paths.js';
import { botsQuery } from '../queries/bots.js';
import { useHeldCloses } from '../queries/useLatestPrice.js';
import { useGoBackTo } from '../navigation/useGoBack.js';
import { readInvestmentId, readInvestmentSort, writeInvestmentSort } from '../navigation/investmentSort.js';
import { Title } from '../navigation/Title.js';
import { useCsvExport } from '../queries/useCsvExport.js';

export function ActiveBotsRoute() {
  const t = useMessages(activeBotsScreenMessages);
  const tPage = useMessages(investmentPageMessages);
  const exportCsv = useCsvExport();
  const [path, navigate] = useLocation();
  const search = useSearch();
  const openId = readInvestmentId(search);
  const { query: listing, refresh } = useUpdatedInvestments();
  const partial = getPartialList(listing.data);
  const list = getItems(useLoadable(listing, { title: t('loadFailedTitle'), message: t('loadFailed') }));
  const investments = listing.data?.items ?? [];
  const { current: starts } = useSnapshot(startedBots);
  const known = starts[getCurrentUserId() ?? ''] ?? [];
  const opened = investments.find(({ id }) => String(id) === openId);
  const bots = useQuery({ ...botsQuery, enabled: opened !== undefined });
  const onGoBack = useGoBackTo(paths.activeBots);
  const closes = useHeldCloses();
  return (
    <>
      <Title key={openId}>{openId === undefined ? t('title') : (opened?.bot?.name ?? tPage('loadingTitle'))}</Title>
      <ActiveBotsScreen
        investments={list}
        partial={partial}
        knownSettings={new Map(known.map((start) => [start.investmentId, start]))}
        openId={openId}
        onGoBack={onGoBack}
        bots={bots.data?.items}
        closes={closes}
        sort={readInvestmentSort(search)}
        onChangeSort={(next) =>
          navigate(path + writeInvestmentSort(next), { replace: true, state: window.history.state })
        }
        onRefresh={refresh}
        onExport={({ what, investmentId }) => {
          if (what === 'investments') {
            return exportCsv({
              name: 'investments',
              rows: investments,
              columns: (code) => code.investmentColumns,
              readOrigin: () => ({ list, partial }),
              all: investments.length,
            });
          }
          const lines = toGrowthLogLines(investments);
          const rows = investmentId === undefined ? lines : lines.filter((line) => line.investment.id === investmentId);
          return exportCsv({
            name: 'growth-logs',
            rows,
            columns: (code) => code.growthLogColumns,
            readOrigin: () => ({ list, partial }),
            all: rows.length,
          });
        }}
      />
    </>
  );
}
