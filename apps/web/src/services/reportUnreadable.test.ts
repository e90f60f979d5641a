import { beforeEach, expect, it, vi } from 'vitest';
import { reportError } from './reportError.js';
import { reportUnreadable } from './reportUnreadable.js';

vi.mock('./reportError.js', () => ({ reportError: vi.fn<(error: unknown) => void>() }));

beforeEach(() => vi.mocked(reportError).mockClear());

it('reports a record that was left out of a list, once however often the list is read', () => {
  const record = {
    path: 'deposit/list/',
    index: 3,
    issues: ['amount: expected a plain decimal', 'id: expected number'],
  };
  reportUnreadable(record);
  reportUnreadable(record);
  reportUnreadable({ ...record, index: 4 });
  expect(vi.mocked(reportError).mock.calls).toEqual([
    [new Error('deposit/list/ record 3: amount: expected a plain decimal; id: expected number')],
    [new Error('deposit/list/ record 4: amount: expected a plain decimal; id: expected number')],
  ]);
});
