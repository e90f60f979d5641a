import { withdrawals } from '@etherpilot/ui/fixtures';
import { EVERY_WITHDRAWAL, type Loadable, type WithdrawalRecord } from '@etherpilot/ui/model';
import { WithdrawalHistoryScreen } from '@etherpilot/ui/screens/WithdrawalHistoryScreen';
import { useState } from 'react';

/** Your API client reads the list; amounts become `Decimal` there. */
const readWithdrawals = async (): Promise<readonly WithdrawalRecord[]> => withdrawals;

export function Example() {
  const [list, setList] = useState<Loadable<readonly WithdrawalRecord[]>>({ status: 'ready', data: withdrawals });
  const [query, setQuery] = useState(EVERY_WITHDRAWAL);
  const refresh = async () => {
    // What is shown stays while it is read again.
    setList((shown) => ({ status: 'loading', ...(shown.data && { data: shown.data }) }));
    setList({ status: 'ready', data: await readWithdrawals(), readAt: Date.now() });
  };
  return (
    <WithdrawalHistoryScreen
      withdrawals={list}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={() => void refresh()}
      onExport={async (lines) => {
        await fetch('/api/exports', { method: 'POST', body: JSON.stringify(lines.withdrawals.map(({ id }) => id)) });
      }}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onGoBack={() => window.history.back()}
    />
  );
}
