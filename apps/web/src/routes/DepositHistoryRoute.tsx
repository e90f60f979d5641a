import { useMessages } from '@etherpilot/ui';
import { depositHistoryScreenMessages } from '@etherpilot/ui/messages';
import { depositSortKeys, depositStatuses, EVERY_DEPOSIT } from '@etherpilot/ui/model';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { useQuery } from '@tanstack/react-query';
import { useSnapshot } from 'valtio';
import { config } from '../config.js';
import { payHref } from '../services/payHref.js';
import { depositsQuery } from '../queries/deposits.js';
import { deposit } from '../state/deposit.js';
import { Title } from '../navigation/Title.js';
import { useHistory } from '../navigation/useHistory.js';

const terms = { statuses: depositStatuses, sortKeys: depositSortKeys, everything: EVERY_DEPOSIT };

export function DepositHistoryRoute() {
  const t = useMessages(depositHistoryScreenMessages);
  const { created } = useSnapshot(deposit);
  const listing = useQuery(depositsQuery);
  const failure = { title: t('loadFailedTitle'), message: t('loadFailed') };
  const { list, exportRows, shared } = useHistory({
    listing,
    failure,
    terms,
    name: 'deposits',
    columns: (code) => code.depositColumns,
  });
  return (
    <>
      <Title>{t('title')}</Title>
      <DepositHistoryScreen
        {...shared}
        deposits={list}
        created={created}
        addressWarning={config.environment.addressWarning || undefined}
        payHref={payHref}
        onExport={({ deposits }) => exportRows(deposits)}
      />
    </>
  );
}
