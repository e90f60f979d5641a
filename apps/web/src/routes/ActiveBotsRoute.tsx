import { useMessages } from '@etherpilot/ui';
import { activeBotsScreenMessages } from '@etherpilot/ui/messages';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
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
import { readInvestmentSort, writeInvestmentSort } from '../navigation/investmentSort.js';
import { Title } from '../navigation/Title.js';
import { useCsvExport } from '../queries/useCsvExport.js';

export function ActiveBotsRoute() {
  const t = useMessages(activeBotsScreenMessages);
  const exportCsv = useCsvExport();
  const [path, navigate] = useLocation();
  const sort = readInvestmentSort(useSearch());
  const { query: listing, refresh } = useUpdatedInvestments();
  const partial = getPartialList(listing.data);
  const list = getItems(useLoadable(listing, { title: t('loadFailedTitle'), message: t('loadFailed') }));
  const investments = listing.data?.items ?? [];
  const { current: starts } = useSnapshot(startedBots);
  const knownSettings = new Set(starts[getCurrentUserId() ?? '']?.map(({ investmentId }) => investmentId));
  const lines = toGrowthLogLines(investments);
  return (
    <>
      <Title>{t('title')}</Title>
      <ActiveBotsScreen
        investments={list}
        partial={partial}
        knownSettings={knownSettings}
        sort={sort}
        onChangeSort={(next) =>
          navigate(path + writeInvestmentSort(next), { replace: true, state: window.history.state })
        }
        onRefresh={refresh}
        onExport={({ what }) =>
          what === 'investments'
            ? exportCsv({
                name: 'investments',
                rows: investments,
                columns: (code) => code.investmentColumns,
                list,
                partial,
                all: investments.length,
              })
            : exportCsv({
                name: 'growth-logs',
                rows: lines,
                columns: (code) => code.growthLogColumns,
                list,
                partial,
                all: lines.length,
              })
        }
      />
    </>
  );
}
