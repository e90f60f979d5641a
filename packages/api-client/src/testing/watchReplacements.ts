import { vi } from 'vitest';

/** What a task returns, and the length of the longest text in which it replaced a pattern. */
export function watchReplacements<T>(task: () => T): { readonly result: T; readonly longest: number } {
  const replace = vi.spyOn(RegExp.prototype, Symbol.replace);
  try {
    const result = task();
    return { result, longest: Math.max(0, ...replace.mock.calls.map(([text]) => text.length)) };
  } finally {
    replace.mockRestore();
  }
}
