import { activeBotsScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { useQuery } from '@tanstack/react-query';
import { investmentsQuery } from '../queries/bots.js';
import { itemsOf, partialOf } from '../queries/listing.js';
import { useLoadable } from '../queries/useLoadable.js';
import { growthLogColumns, growthLogLines, investmentColumns } from '../services/csvColumns.js';
import { Title } from './Title.js';
import { useCsvExport } from './useCsvExport.js';

export function ActiveBotsRoute() {
  const t = useMessages(activeBotsScreenMessages);
  const exportCsv = useCsvExport();
  const listing = useQuery(investmentsQuery);
  const partial = partialOf(listing.data);
  const list = itemsOf(useLoadable(listing, { title: t('loadFailedTitle'), message: t('loadFailed') }));
  const investments = listing.data?.items ?? [];
  const lines = growthLogLines(investments);
  return (
    <>
      <Title>{t('title')}</Title>
      <ActiveBotsScreen
        investments={list}
        partial={partial}
        onRefresh={() => void listing.refetch()}
        onExport={({ what }) =>
          what === 'investments'
            ? exportCsv({
                name: 'investments',
                rows: investments,
                columns: investmentColumns,
                list,
                partial,
                all: investments.length,
              })
            : exportCsv({
                name: 'growth-logs',
                rows: lines,
                columns: growthLogColumns,
                list,
                partial,
                all: lines.length,
              })
        }
      />
    </>
  );
}
