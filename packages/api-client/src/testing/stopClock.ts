import { onTestFinished, vi } from 'vitest';

/** Stops timers and clocks until the test ends; `vi.advanceTimersByTimeAsync` moves them. Not for real connections. */
export function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}
