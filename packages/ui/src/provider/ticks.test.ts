import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onTick } from './ticks.js';

const page = Object.assign(new EventTarget(), { hidden: false });

const hide = (isHidden: boolean) => {
  page.hidden = isHidden;
  page.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', page);
});
afterEach(() => {
  page.hidden = false;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('all that tick in the same step share a timer, which ends with the last of them', () => {
  const [one, other, slow] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const ends = [onTick(1000, one), onTick(1000, other), onTick(5000, slow)];
  expect(vi.getTimerCount()).toBe(2);
  vi.advanceTimersByTime(5000);
  expect([one, other, slow].map(({ mock }) => mock.calls.length)).toEqual([5, 5, 1]);
  for (const end of ends) end();
  expect(vi.getTimerCount()).toBe(0);
});

test('nothing ticks in a hidden tab, and everything at once when it is shown', () => {
  const tick = vi.fn<() => void>();
  const end = onTick(1000, tick);
  hide(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(3_600_000);
  expect(tick).not.toHaveBeenCalled();
  hide(false);
  expect(tick).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(tick).toHaveBeenCalledTimes(2);
  end();
});

test('what begins in a hidden tab ticks once the tab is shown', () => {
  hide(true);
  const tick = vi.fn<() => void>();
  const end = onTick(1000, tick);
  expect(vi.getTimerCount()).toBe(0);
  hide(false);
  expect(tick).toHaveBeenCalledOnce();
  end();
});
