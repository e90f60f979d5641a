import { afterEach, expect, test, vi } from 'vitest';
import { setLeaveQuestion } from '../services/leaveQuestion.js';
import { retryChart } from './chart.js';

const reload = vi.fn<() => void>();
vi.stubGlobal('window', { location: { reload }, addEventListener: () => {}, removeEventListener: () => {} });
afterEach(() => {
  setLeaveQuestion(false);
  reload.mockClear();
});

const refetch = (isError: boolean) =>
  ({ refetch: async () => ({ isError }) }) as unknown as Parameters<typeof retryChart>[0];

test.each([
  ['reloads when the chart’s code is still missing', true, true, false, 1],
  ['does not reload when the code has come', false, true, false, 0],
  ['does not reload offline', true, false, false, 0],
  ['does not reload while an order is on its way', true, true, true, 0],
])('the page %s', async (_, isError, onLine, isBusy, reloads) => {
  vi.stubGlobal('navigator', { onLine });
  setLeaveQuestion(isBusy);
  await retryChart(refetch(isError));
  expect(reload).toHaveBeenCalledTimes(reloads);
});
