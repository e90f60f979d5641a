/** A place where a server waits until the test lets it go on. */
export interface Gate {
  /** Resolves when the first request is there. */
  readonly reached: Promise<void>;
  /** For the server: resolves when the test has opened the gate. */
  readonly wait: () => Promise<void>;
  readonly open: () => void;
}

export function createGate(): Gate {
  const reached = Promise.withResolvers<void>();
  const opened = Promise.withResolvers<void>();
  return {
    reached: reached.promise,
    wait() {
      reached.resolve();
      return opened.promise;
    },
    open: opened.resolve,
  };
}
