import { EVERY_WITHDRAWAL, withdrawalSortKeys, withdrawalStatuses } from '@etherpilot/ui';
import { useMessages, withdrawalHistoryScreenMessages } from '@etherpilot/ui/messages';
import { WithdrawalHistoryScreen } from '@etherpilot/ui/screens/WithdrawalHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { getItems, getPartialList } from '../queries/partialList.js';
import { useLoadable } from '../queries/useLoadable.js';
import { withdrawalsQuery } from '../queries/withdrawals.js';
import { copyText } from '../services/clipboard.js';
import { withdrawalColumns } from '../services/csvColumns.js';
import { Title } from '../navigation/Title.js';
import { useCsvExport } from '../queries/useCsvExport.js';
import { useGoBack } from '../navigation/useGoBack.js';
import { useHistoryQuery } from '../navigation/useHistoryQuery.js';

const terms = { statuses: withdrawalStatuses, sortKeys: withdrawalSortKeys, everything: EVERY_WITHDRAWAL };

export function WithdrawalHistoryRoute() {
  const t = useMessages(withdrawalHistoryScreenMessages);
  const [query, setQuery] = useHistoryQuery(terms);
  const exportCsv = useCsvExport();
  const goBack = useGoBack();
  const listing = useQuery(withdrawalsQuery);
  const records = listing.data?.items;
  const partial = getPartialList(listing.data);
  const list = getItems(useLoadable(listing, { title: t('loadFailedTitle'), message: t('loadFailed') }));
  return (
    <>
      <Title>{t('title')}</Title>
      <WithdrawalHistoryScreen
        withdrawals={list}
        partial={partial}
        query={query}
        onChangeQuery={setQuery}
        onRefresh={() => void listing.refetch()}
        onExport={({ withdrawals: rows }) =>
          exportCsv({ name: 'withdrawals', rows, columns: withdrawalColumns, list, partial, all: records?.length ?? 0 })
        }
        onCopy={copyText}
        onGoBack={goBack}
      />
    </>
  );
}
