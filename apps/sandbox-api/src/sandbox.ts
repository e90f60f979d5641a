import { setTimeout as sleep } from 'node:timers/promises';
import type { Db } from './db/open.ts';
import { defaultSettings, type Settings } from './settings.ts';
import { createRandom, type Random } from './simulation/random.ts';

/** Everything a route may reach: nothing else in the sandbox knows the time, chance or the terminal. */
export interface Sandbox {
  db: Db;
  /** Milliseconds since 1970. */
  now: () => number;
  random: Random;
  settings: Settings;
  /** Receives one line for the person at the terminal. */
  log: (line: string) => void;
  wait: (ms: number) => Promise<unknown>;
  /** Where the server itself is reached, for the addresses it prints. */
  origin: () => string;
}

export type SandboxOptions = Pick<Sandbox, 'db'> &
  Partial<Omit<Sandbox, 'settings'>> & { settings?: Partial<Settings> };

/** Options with everything left out filled in. */
export function createSandbox(options: SandboxOptions): Sandbox {
  return {
    now: Date.now,
    random: createRandom('etherpilot'),
    log: () => {},
    wait: (ms) => sleep(ms),
    origin: () => 'http://127.0.0.1:8787',
    ...options,
    settings: { ...defaultSettings, ...options.settings },
  };
}
