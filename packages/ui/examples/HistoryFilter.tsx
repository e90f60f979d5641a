import { HistoryFilter } from '@etherpilot/ui/components';
import { ANY_DATE, type HistoryDates } from '@etherpilot/ui/model';
import { useState } from 'react';

const segments = [
  { value: 'all', label: 'All', count: 3 },
  { value: 'pending', label: 'Pending', count: 1 },
  { value: 'paid', label: 'Paid', count: 2 },
] as const;

export function Example() {
  const [segment, setSegment] = useState<(typeof segments)[number]['value']>('all');
  const [query, setQuery] = useState('');
  const [dates, setDates] = useState<HistoryDates>(ANY_DATE);
  return (
    <HistoryFilter
      label="Filter deposits"
      segments={segments}
      segment={segment}
      onChangeSegment={setSegment}
      query={query}
      onChangeQuery={setQuery}
      dates={dates}
      onChangeDates={setDates}
    />
  );
}
