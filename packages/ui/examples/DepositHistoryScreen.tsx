import { deposits } from '@etherpilot/ui/fixtures';
import { type DepositRecord, EVERY_DEPOSIT, type Loadable } from '@etherpilot/ui/model';
import { DepositHistoryScreen } from '@etherpilot/ui/screens/DepositHistoryScreen';
import { useState } from 'react';

/** Your API client reads the list; amounts become `Decimal` there. */
const readDeposits = async (): Promise<readonly DepositRecord[]> => deposits;

export function Example() {
  const [list, setList] = useState<Loadable<readonly DepositRecord[]>>({ status: 'ready', data: deposits });
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  const refresh = async () => {
    // What is shown stays while it is read again.
    setList((shown) => ({ status: 'loading', ...(shown.data && { data: shown.data }) }));
    setList({ status: 'ready', data: await readDeposits(), readAt: Date.now() });
  };
  return (
    <DepositHistoryScreen
      deposits={list}
      query={query}
      onChangeQuery={setQuery}
      onRefresh={() => void refresh()}
      onExport={async (lines) => {
        await fetch('/api/exports', { method: 'POST', body: JSON.stringify(lines.deposits.map(({ id }) => id)) });
      }}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onGoBack={() => window.history.back()}
    />
  );
}
