import { expect, onTestFinished, test, vi } from 'vitest';
import { exportCsv } from './exportCsv.js';

test('a file begins with the mark by which spreadsheets know UTF-8', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 6, 12) });
  const link = { href: '', download: '', click: vi.fn<() => void>() };
  vi.stubGlobal('document', { createElement: () => link });
  const toAddress = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });
  await exportCsv({
    name: 'deposits',
    rows: [{ coin: 'ETH' }],
    columns: [{ name: 'Coin', cell: ({ coin }) => coin }],
    readOrigin: () => ({ list: { status: 'ready', data: [], readAt: Date.UTC(2026, 6, 12) } }),
  });
  const file = toAddress.mock.calls[0]?.[0];
  const bytes = file instanceof Blob ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array();
  expect(Array.from(bytes.slice(0, 9))).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('"Coin"')]);
  expect([link.download, link.click.mock.calls.length]).toEqual(['deposits-2026-07-12.csv', 1]);
});
