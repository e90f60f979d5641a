import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { ANY_DATE } from '../../rules/history.js';
import { Page } from '../../primitives/Layout/Layout.js';
import { HistoryFilter, type HistoryFilterProps } from './HistoryFilter.js';

type Status = 'pending' | 'processing' | 'completed' | 'failed' | 'cancelled';

/** Stores what the filter's caller stores. */
function Held(props: HistoryFilterProps<Status>) {
  const [query, setQuery] = useState(props.query);
  const [segment, setSegment] = useState(props.segment);
  const [dates, setDates] = useState(props.dates);
  return (
    <HistoryFilter
      {...props}
      dates={dates}
      onChangeDates={(next) => {
        setDates(next);
        props.onChangeDates(next);
      }}
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
  dates: ANY_DATE,
  onChangeDates: fn(),
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
  render: (props) => (
    <Page>
      <Held {...props} />
    </Page>
  ),
  args,
});

/** Six statuses. */
export const SixSegments = meta.story({});

/** Four statuses. */
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

SixSegments.test(
  'typing and selecting a segment report the filter to the host',
  async ({ args: { onChangeQuery, onChangeSegment }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by coin, address or hash' }), 'btc');
    await expect(onChangeQuery).toHaveBeenLastCalledWith('btc');
    await userEvent.click(canvas.getByRole('button', { name: 'Failed 1' }));
    await expect(onChangeSegment).toHaveBeenCalledWith('failed');
    await expect(canvas.getByRole('button', { name: 'Failed 1' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'All 5' })).toHaveAttribute('aria-pressed', 'false');
  },
);

SixSegments.test(
  'the dates are behind a chip that names them: a period, or two days that are both included',
  async ({ args: { onChangeDates }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('From')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Any date' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Last 30 days' }));
    await expect(onChangeDates).toHaveBeenLastCalledWith({ kind: 'last', days: 30 });
    await expect(canvas.getByRole('button', { name: 'Last 30 days', expanded: true })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '2026-07-01' } });
    await expect(onChangeDates).toHaveBeenLastCalledWith({ kind: 'between', from: '2026-07-01', to: null });
    await expect(canvas.getByRole('button', { name: 'From Jul 1, 2026' })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '2026-07-12' } });
    await expect(onChangeDates).toHaveBeenLastCalledWith({ kind: 'between', from: '2026-07-01', to: '2026-07-12' });
    await expect(canvas.getByRole('button', { name: 'Jul 1, 2026 – Jul 12, 2026' })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('From'), { target: { value: '' } });
    await expect(canvas.getByRole('button', { name: 'Until Jul 12, 2026' })).toBeVisible();
    await fireEvent.change(canvas.getByLabelText('To'), { target: { value: '' } });
    await expect(onChangeDates).toHaveBeenLastCalledWith({ kind: 'any' });
  },
);

SixSegments.test(
  'statuses, dates and search can be reached and used with the keyboard alone',
  { globals: { viewport: { value: 'wide', isRotated: false } } },
  async ({ args: { onChangeQuery, onChangeSegment, onChangeDates }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pending 1' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(onChangeSegment).toHaveBeenCalledWith('pending');
    for (let press = 0; press < 5; press += 1) await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Any date', expanded: false })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('e');
    await expect(onChangeQuery).toHaveBeenLastCalledWith('e');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onChangeDates).toHaveBeenCalledWith({ kind: 'last', days: 7 });
  },
);

SixSegments.test(
  'on a phone the chips scroll in one row, and the search opens from its end',
  { globals: { viewport: { value: 'phone', isRotated: false } } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tops = canvas.getAllByRole('button').map((chip) => chip.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Search' }));
    await expect(canvas.getByRole('searchbox')).toBeVisible();
  },
);

/** A status that came with the address is scrolled into the row. */
export const ChosenAtTheEndPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { segment: 'cancelled' },
});

ChosenAtTheEndPhone.test('a status that came with the address is scrolled into the row', async ({ canvasElement }) => {
  const chip = within(canvasElement).getByRole('button', { name: 'Cancelled 1' });
  await expect(chip.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
});

/** What came with the address in the search is seen at once. */
export const SearchedPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { query: 'btc' },
});

SearchedPhone.test('what came with the address in the search is seen at once', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('searchbox')).toHaveValue('btc');
});
