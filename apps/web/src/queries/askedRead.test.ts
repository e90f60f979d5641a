import { expect, it } from 'vitest';
import { type AskedRead, followRead, showAsked } from './askedRead.js';
import { type ReadState, toLoadable } from './useLoadable.js';

const failure = { title: 'Error', message: 'It could not be loaded.' };
const reading: AskedRead = { state: 'reading' };

const READ_AT = Date.UTC(2026, 6, 12, 14, 2);
const first: ReadState<string> = {
  data: undefined,
  dataUpdatedAt: 0,
  isFetching: true,
  isPending: true,
  isError: false,
  error: null,
  errorUpdatedAt: 0,
};
const success: ReadState<string> = { ...first, data: 'a', dataUpdatedAt: READ_AT, isFetching: false, isPending: false };
const failed = (errorUpdatedAt: number, of = success): ReadState<string> => ({
  ...of,
  isFetching: false,
  isPending: false,
  isError: true,
  error: new Error('No answer'),
  errorUpdatedAt,
});

/** What a screen shows after each state of the query in turn. */
function show(asked: AskedRead, ...states: readonly ReadState<string>[]) {
  let now = asked;
  return states.map((query) => {
    now = followRead(now, query);
    return { ...toLoadable(showAsked(now, query), failure), notifiedAt: showAsked(now, query).errorUpdatedAt };
  });
}

it('shows an asked read as under way, and its end', () => {
  const shown = show(reading, first, success);
  expect(shown.map(({ status }) => status)).toEqual(['loading', 'ready']);
  expect(shown[1]).toMatchObject({ data: 'a', readAt: READ_AT });
});

it('shows neither that a later read is under way nor that it has failed', () => {
  const shown = show(reading, success, { ...success, isFetching: true }, failed(READ_AT + 1), {
    ...failed(READ_AT + 1),
    isFetching: true,
  });
  expect(shown.map(({ status, data }) => [status, data])).toEqual(Array.from({ length: 4 }, () => ['ready', 'a']));
});

it('keeps the failure of an asked read, from when it was, until a read succeeds', () => {
  const shown = show(reading, failed(1), { ...failed(1), isFetching: true }, failed(2), {
    ...success,
    data: 'b',
    isFetching: true,
  });
  expect(shown.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'ready']);
  expect(shown.map(({ notifiedAt }) => notifiedAt).slice(0, 3)).toEqual([1, 1, 1]);
  expect(shown[3]).toMatchObject({ data: 'b' });
});

it('keeps the failure of a first read while others are under way', () => {
  const shown = show(reading, failed(1, first), { ...first, isFetching: true }, failed(2, first), success);
  expect(shown.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed', 'ready']);
  expect(shown.map(({ notifiedAt }) => notifiedAt).slice(0, 3)).toEqual([1, 1, 1]);
});

it('shows a read that is asked for again', () => {
  expect(show(reading, { ...success, isFetching: true }, failed(3)).map(({ status }) => status)).toEqual([
    'loading',
    'failed',
  ]);
});
