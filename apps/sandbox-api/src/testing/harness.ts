import { createApp } from '../app.ts';
import { controlHeaders } from '../controlHeaders.ts';
import { moveMoney } from '../db/ledger.ts';
import { openDb } from '../db/open.ts';
import { seedScenarios } from '../db/seed.ts';
import { issueTokens } from '../db/tokens.ts';
import { addUser } from '../db/users.ts';
import { createSandbox } from '../sandbox.ts';
import { SCENARIO_PASSWORD } from '../scenarios.ts';
import type { Settings } from '../settings.ts';
import { createClock } from '../simulation/clock.ts';
import { createFaultBox } from '../simulation/faults.ts';
import { createRandom } from '../simulation/random.ts';

/** Off the hour and off the minute, as real times are. */
export const START = Date.UTC(2025, 10, 20, 12, 7, 30);

export interface Reply {
  status: number;
  /** The parsed body, or its text when it is not JSON. */
  body: unknown;
  headers: Headers;
}

export interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

interface Options {
  settings?: Partial<Settings>;
  seed?: string;
  hasScenarios?: boolean;
  hasControl?: boolean;
}

/** A sandbox in memory with a manual clock. */
export function createHarness({ settings, seed = 'test', hasScenarios = false, hasControl = false }: Options = {}) {
  const clock = createClock(() => START);
  const waits: number[] = [];
  const lines: string[] = [];
  const sandbox = createSandbox({
    db: openDb(':memory:'),
    now: clock.now,
    random: createRandom(seed),
    log: (line) => void lines.push(line),
    wait: async (ms) => void waits.push(ms),
    ...(settings && { settings }),
  });
  if (hasScenarios) seedScenarios(sandbox);
  const app = createApp({ ...sandbox, ...(hasControl && { control: { clock, box: createFaultBox() } }) });

  const call = async (method: string, path: string, { token, body, headers }: Call = {}): Promise<Reply> => {
    const response = await app.request(path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(path.startsWith('/sandbox/') && controlHeaders),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };

  let users = 0;
  /** A user with a balance, created without signing up. */
  const addPerson = async (balanceCents = 0n) => {
    users += 1;
    const { db } = sandbox;
    const id = addUser(db, { email: `person${users}@example.com`, passwordHash: 'none', joinedAt: clock.now() });
    if (id === undefined) throw new Error('The e-mail is taken');
    if (balanceCents > 0n) {
      db.transaction(() =>
        moveMoney(db, { userId: id, kind: 'opening', ref: id, cents: balanceCents, at: clock.now() }),
      );
    }
    const tokens = await issueTokens({ db, userId: id, now: clock.now(), accessSeconds: 3600 * 24 * 3650 });
    return { id, token: tokens.access, refresh: tokens.refresh };
  };

  const login = (email: string) => call('POST', '/api/auth/login/', { body: { email, password: SCENARIO_PASSWORD } });
  /** The access token of a scenario's account. */
  const getToken = async (email: string): Promise<string> => ((await login(email)).body as { access: string }).access;

  return { app, sandbox, clock, waits, lines, call, addPerson, login, getToken };
}

export type Harness = ReturnType<typeof createHarness>;
