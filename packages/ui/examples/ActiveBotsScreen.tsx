import { investments } from '@etherpilot/ui/fixtures';
import { FIRST_INVESTMENT_SORT, type Investment, type InvestmentSort, type Loadable } from '@etherpilot/ui/model';
import { ActiveBotsScreen } from '@etherpilot/ui/screens/ActiveBotsScreen';
import { useState } from 'react';

/** Your API client reads the list; amounts become `Decimal` there. */
const readInvestments = async (): Promise<readonly Investment[]> => investments;

export function Example() {
  const [list, setList] = useState<Loadable<readonly Investment[]>>({ status: 'ready', data: investments });
  const [sort, setSort] = useState<InvestmentSort>(FIRST_INVESTMENT_SORT);
  const refresh = async () => {
    // What is shown stays while it is read again.
    setList((shown) => ({ status: 'loading', ...(shown.data && { data: shown.data }) }));
    setList({ status: 'ready', data: await readInvestments(), readAt: Date.now() });
  };
  return (
    <ActiveBotsScreen
      investments={list}
      sort={sort}
      onChangeSort={setSort}
      onRefresh={() => void refresh()}
      onExport={async ({ what }) => {
        await fetch(`/api/exports/${what}`, { method: 'POST' });
      }}
    />
  );
}
