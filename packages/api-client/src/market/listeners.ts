import { callHost } from '../callHost.js';

/** The functions to call after a change. */
export interface Listeners {
  /** Returns a function that removes it. */
  add(listener: () => void): () => void;
  /** Calls all of them soon, once for several changes. */
  notify(): void;
}

export function createListeners(): Listeners {
  const entries = new Set<{ readonly listener: () => void }>();
  let isNotifying = false;

  function callAll(): void {
    isNotifying = false;
    const present = [...entries];
    for (const entry of present) if (entries.has(entry)) callHost(entry.listener);
  }

  return {
    add(listener) {
      // A function that is added twice is called twice, and removed once.
      const entry = { listener };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    notify() {
      if (isNotifying) return;
      isNotifying = true;
      // Not at once: a reading that repairs the deadline would call a listener in the middle of its render.
      queueMicrotask(callAll);
    },
  };
}
