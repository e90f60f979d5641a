import { HistoryFilter, useDepositHistory } from '@etherpilot/ui/components';
import { deposits } from '@etherpilot/ui/fixtures';
import { EVERY_DEPOSIT } from '@etherpilot/ui/model';
import { useState } from 'react';

export function Example() {
  const [query, setQuery] = useState(EVERY_DEPOSIT);
  const { counts, found } = useDepositHistory(deposits, query);
  return (
    <>
      <HistoryFilter
        label="Filter deposits"
        segments={[
          { value: 'all', label: 'All', count: counts.all },
          { value: 'pending', label: 'Pending', count: counts.pending },
          { value: 'paid', label: 'Paid', count: counts.paid },
        ]}
        segment={query.status}
        onChangeSegment={(status) => setQuery({ ...query, status })}
        query={query.text}
        onChangeQuery={(text) => setQuery({ ...query, text })}
        dates={query.dates}
        onChangeDates={(dates) => setQuery({ ...query, dates })}
      />
      <p>{found.length} found</p>
    </>
  );
}
