import { useMessages } from '@etherpilot/ui';
import { withdrawalHistoryScreenMessages } from '@etherpilot/ui/messages';
import { EVERY_WITHDRAWAL, withdrawalSortKeys, withdrawalStatuses } from '@etherpilot/ui/model';
import { WithdrawalHistoryScreen } from '@etherpilot/ui/screens/WithdrawalHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { withdrawalsQuery } from '../queries/withdrawals.js';
import { Title } from '../navigation/Title.js';
import { useHistory } from '../navigation/useHistory.js';

const terms = { statuses: withdrawalStatuses, sortKeys: withdrawalSortKeys, everything: EVERY_WITHDRAWAL };

export function WithdrawalHistoryRoute() {
  const t = useMessages(withdrawalHistoryScreenMessages);
  const listing = useQuery(withdrawalsQuery);
  const failure = { title: t('loadFailedTitle'), message: t('loadFailed') };
  const { list, exportRows, shared } = useHistory({
    listing,
    failure,
    terms,
    name: 'withdrawals',
    columns: (code) => code.withdrawalColumns,
  });
  return (
    <>
      <Title>{t('title')}</Title>
      <WithdrawalHistoryScreen {...shared} withdrawals={list} onExport={({ withdrawals }) => exportRows(withdrawals)} />
    </>
  );
}
