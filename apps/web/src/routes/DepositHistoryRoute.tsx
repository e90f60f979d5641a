import { depositSortKeys, depositStatuses, EVERY_DEPOSIT } from '@etherpilot/ui';
import { depositHistoryScreenMessages, useMessages } from '@etherpilot/ui/messages';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { config } from '../config.js';
import { depositsQuery } from '../queries/deposits.js';
import { getItems, getPartialList } from '../queries/partialList.js';
import { findOnlyCreatedRecord } from '../queries/settledDeposit.js';
import { useLoadable } from '../queries/useLoadable.js';
import { copyText } from '../services/clipboard.js';
import { depositColumns } from '../services/csvColumns.js';
import { deposit } from '../state/deposit.js';
import { Title } from '../navigation/Title.js';
import { useCsvExport } from '../queries/useCsvExport.js';
import { useGoBack } from '../navigation/useGoBack.js';
import { useHistoryQuery } from '../navigation/useHistoryQuery.js';

const terms = { statuses: depositStatuses, sortKeys: depositSortKeys, everything: EVERY_DEPOSIT };

export function DepositHistoryRoute() {
  const t = useMessages(depositHistoryScreenMessages);
  const { created } = useSnapshot(deposit);
  const [query, setQuery] = useHistoryQuery(terms);
  const exportCsv = useCsvExport();
  const goBack = useGoBack();
  const listing = useQuery(depositsQuery);
  const records = listing.data?.items;
  const partial = getPartialList(listing.data);
  const own = created && listing.data && findOnlyCreatedRecord(created, listing.data, listing.dataUpdatedAt);
  const list = getItems(useLoadable(listing, { title: t('loadFailedTitle'), message: t('loadFailed') }));
  return (
    <>
      <Title>{t('title')}</Title>
      <DepositHistoryScreen
        deposits={list}
        partial={partial}
        query={query}
        created={created}
        createdId={own?.id}
        addressWarning={config.environment.addressWarning || undefined}
        onChangeQuery={setQuery}
        onRefresh={() => void listing.refetch()}
        onExport={({ deposits: rows }) =>
          exportCsv({ name: 'deposits', rows, columns: depositColumns, list, partial, all: records?.length ?? 0 })
        }
        onCopy={copyText}
        onGoBack={goBack}
      />
    </>
  );
}
