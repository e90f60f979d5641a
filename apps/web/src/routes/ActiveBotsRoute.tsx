import { useMessages } from '@etherpilot/ui';
import { activeBotsScreenMessages } from '@etherpilot/ui/messages';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from '../queries/bots.js';
import { useSnapshot } from 'valtio';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useLoadable } from '../queries/useLoadable.js';
import { toGrowthLogLines } from '../services/growthLogLines.js';
import { getCurrentUserId } from '../state/session.js';
import { startedBots } from '../state/startedBots.js';
import { Title } from '../navigation/Title.js';
import { useCsvExport } from '../queries/useCsvExport.js';

export function ActiveBotsRoute() {
  const t = useMessages(activeBotsScreenMessages);
  const exportCsv = useCsvExport();
  const listing = useQuery(investmentsQuery);
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
        onRefresh={() => void listing.refetch()}
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
