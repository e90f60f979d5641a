import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import type { StoredAnswers } from './routes/answerOnce.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { createRandom, type Random } from './simulation/random.ts';

/** Everything a route may use: nothing else in the sandbox reads the clock, randomness or the terminal. */
export interface Sandbox {
  db: Db;
  /** The current time (ms since the epoch). */
  now: () => number;
  random: Random;
  settings: Settings;
  answers: StoredAnswers;
  /** Receives one line for the terminal. */
  log: (line: string) => void;
  /** Resolves after this time (ms), or once the signal is aborted. */
  wait: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  /** The server's own origin, for the URLs it prints. */
  origin: () => string;
}

export type SandboxOptions = Pick<Sandbox, 'db'> &
  Partial<Omit<Sandbox, 'settings'>> & { settings?: Partial<Settings> };

/** Fills in the defaults of options. */
export function createSandbox(options: SandboxOptions): Sandbox {
  return {
    now: Date.now,
    random: createRandom('etherpilot'),
    answers: new Map(),
    log: () => {},
    wait: (ms, signal) => sleep(ms, undefined, signal && { signal }).catch(() => {}),
    origin: () => 'http://127.0.0.1:8787',
    ...options,
    settings: { ...defaultSettings, ...options.settings },
  };
}
