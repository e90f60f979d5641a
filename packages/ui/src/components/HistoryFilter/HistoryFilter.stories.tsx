import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ExportButton } from '../ExportButton/ExportButton.js';
import { HistoryFilter, type HistoryFilterProps } from './HistoryFilter.js';

type Status = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** Stores what the filter's caller stores. */
function Held(props: HistoryFilterProps<Status>) {
  const [query, setQuery] = useState(props.query);
  const [segment, setSegment] = useState(props.segment);
  return (
    <HistoryFilter
      {...props}
      query={query}
      onChangeQuery={(next) => {
        setQuery(next);
        props.onChangeQuery(next);
      }}
      segment={segment}
      onChangeSegment={(next) => {
        setSegment(next);
        props.onChangeSegment(next);
      }}
    />
  );
}

const args: HistoryFilterProps<Status> = {
  label: 'Search by coin, address or hash',
  query: '',
  onChangeQuery: fn(),
  onChangeSegment: fn(),
  segment: 'all',
  action: <ExportButton onExport={async () => undefined} />,
  segments: [
    { value: 'all', label: 'All', count: 5 },
    { value: 'pending', label: 'Pending', count: 1 },
    { value: 'processing', label: 'Processing', count: 1 },
    { value: 'completed', label: 'Completed', count: 1 },
    { value: 'failed', label: 'Failed', count: 1 },
    { value: 'cancelled', label: 'Cancelled', count: 1 },
  ],
};

const meta = preview.meta({
  title: 'Components/HistoryFilter',
  tags: ['beta'],
  component: HistoryFilter<Status>,
  render: (props) => <Held {...props} />,
  args,
});

/** Six segments need a line of their own on most screens. */
export const SixSegments = meta.story({});

/** Four segments share a line with the search. */
export const FourSegments = meta.story({
  args: {
    label: 'Search by coin or ID',
    segments: [
      { value: 'all', label: 'All', count: 4 },
      { value: 'pending', label: 'Pending', count: 2 },
      { value: 'completed', label: 'Paid', count: 1 },
      { value: 'failed', label: 'Failed', count: 1 },
    ],
  },
});

/** Typing and selecting a segment report the filter to the host. */
export const Filtered = meta.story({
  play: async ({ args: { onChangeQuery, onChangeSegment }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by coin, address or hash' }), 'btc');
    await expect(onChangeQuery).toHaveBeenLastCalledWith('btc');
    await userEvent.click(canvas.getByRole('button', { name: 'Failed 1' }));
    await expect(onChangeSegment).toHaveBeenCalledWith('failed');
    await expect(canvas.getByRole('button', { name: 'Failed 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All 5' })).toHaveAttribute('aria-pressed', 'false');
  },
});

/** Search, status and action can be reached and used with the keyboard alone. */
export const Keyboard = meta.story({
  play: async ({ args: { onChangeQuery, onChangeSegment }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(onChangeQuery).toHaveBeenLastCalledWith('e');
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pending 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChangeSegment).toHaveBeenCalledWith('pending');
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
