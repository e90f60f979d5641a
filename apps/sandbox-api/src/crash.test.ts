import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { trials } from '@etherpilot/testkit/trials';
import { initialSettings } from './botSettings.ts';
import { moveMoney } from './db/ledger.ts';
import { openDb, type Db } from './db/open.ts';
import { issueTokens } from './db/tokens.ts';
import { addUser } from './db/users.ts';
import { usd } from './money.ts';
import { brokenRules } from './testing/books.ts';
import { startServer, stopServer, temporaryFolder, type RunningServer } from './testing/process.ts';

const KILLS = trials(30);
const USERS = 4;
const YEARS_SECONDS = 10 * 365 * 86_400;
// A run is measured in answered writes, not in time: on a slow machine a span of milliseconds may hold none at all.
const MAX_WRITES = 20;
/** Of the event loop, between the last answer that is waited for and the kill. */
const MAX_TURNS = 50;

// For slow machines.
vi.setConfig({ testTimeout: 300_000 });

const folder = temporaryFolder();
afterAll(folder.remove);

/** What the server has answered, by a marker unique to each write. */
interface Answered {
  deposits: string[];
  withdrawals: string[];
  investments: bigint[];
}

type Post = (path: string, body: unknown) => Promise<Response>;

interface Load {
  post: Post;
  pay: () => Promise<unknown>;
  answered: Answered;
  next: () => number;
  onAnswer: () => void;
}

async function seedUsers(file: string): Promise<string[]> {
  const db = openDb(file);
  const tokens: string[] = [];
  for (let index = 0; index < USERS; index++) {
    const userId = addUser(db, { email: `load${index}@example.com`, passwordHash: 'none', joinedAt: 0 }) ?? 0;
    db.transaction(() => moveMoney(db, { userId, kind: 'opening', ref: userId, cents: 10n ** 14n, at: 0 }));
    tokens.push((await issueTokens({ db, userId, now: Date.now(), accessSeconds: YEARS_SECONDS })).access);
  }
  db.close();
  return tokens;
}

const kinds = [
  async (post: Post, { deposits }: Answered) => {
    const response = await post('deposit/create', { currency: 'ETH', amount: '0.5' });
    deposits.push(((await response.json()) as { address: string }).address);
  },
  async (post: Post, { withdrawals }: Answered, mark: number) => {
    const withdrawal_address = `crash-${String(mark).padStart(8, '0')}`;
    await (await post('deposit/withdraw', { amount: '50.01', currency: 'BTC', withdrawal_address })).json();
    withdrawals.push(withdrawal_address);
  },
  async (post: Post, { investments }: Answered, mark: number) => {
    const cents = 50_000n + BigInt(mark);
    const limits = { ...initialSettings, strategy: 'aggressive', stop_loss: 1, take_profit: 5, max_trades: 1 };
    await (await post('bots/investments/create', { bot: 1, initial_amount: usd(cents), ...limits })).json();
    investments.push(cents);
  },
];

/** Writes until the server is gone; a write counts as answered only when its whole answer has arrived. */
async function load({ post, pay, answered, next, onAnswer }: Load): Promise<void> {
  for (;;) {
    const mark = next();
    try {
      await kinds[mark % kinds.length]?.(post, answered, mark);
      onAnswer();
      await pay();
    } catch (error) {
      // fetch rejects with a TypeError when the connection drops; anything else is unexpected.
      if (error instanceof TypeError) return;
      throw error;
    }
  }
}

const postTo =
  ({ origin }: RunningServer, token: string): Post =>
  async (path, body) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/api/${path}/`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (response.status !== 201) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };

async function payLatest({ origin, output }: RunningServer): Promise<void> {
  const trackId = [...output().matchAll(/Deposit (\d+)/g)].at(-1)?.[1];
  if (trackId === undefined) return;
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(`${origin}/pay/${trackId}`, { method: 'POST', body, redirect: 'manual' });
}

function expectNothingLost(db: Db, { deposits, withdrawals, investments }: Answered): void {
  const column = <Value>(sql: string) => new Set(db.all<{ value: Value }>(sql).map(({ value }) => value));
  const addresses = column<string>('SELECT address AS value FROM deposits');
  const targets = column<string>('SELECT address AS value FROM withdrawals');
  const amounts = column<bigint>('SELECT initial_cents AS value FROM investments');
  expect(deposits.filter((address) => !addresses.has(address))).toEqual([]);
  expect(withdrawals.filter((address) => !targets.has(address))).toEqual([]);
  expect(investments.filter((cents) => !amounts.has(cents))).toEqual([]);
  expect(brokenRules(db)).toEqual([]);
  expect(db.get<{ integrity_check: string }>('PRAGMA integrity_check')?.integrity_check).toBe('ok');
}

test(`killed at random moments under load it keeps every answered write, and none of them half`, async () => {
  const DATABASE = join(folder.path, 'crash.sqlite');
  const tokens = await seedUsers(DATABASE);
  const answered: Answered = { deposits: [], withdrawals: [], investments: [] };
  const env = { DATABASE, DAY_MS: '40', PAY_SETTLE_MS: '20', WITHDRAWAL_STEP_MS: '30' };
  let mark = 0;
  // One graceful shutdown fills the compile cache, which a killed process cannot write.
  await stopServer(await startServer(env), 'SIGTERM');

  for (let kill = 0; kill < KILLS; kill++) {
    const server = await startServer(env);
    const enough = Promise.withResolvers<void>();
    let left = 1 + Math.floor(Math.random() * MAX_WRITES);
    const onAnswer = () => {
      left -= 1;
      if (left === 0) enough.resolve();
    };
    const pay = () => payLatest(server);
    const next = () => mark++;
    const loads = tokens.map((token) => load({ post: postTo(server, token), pay, answered, next, onAnswer }));
    await Promise.race([enough.promise, Promise.all(loads)]);
    for (let turns = Math.floor(Math.random() * MAX_TURNS); turns > 0; turns--) await setImmediate();
    if (server.child.exitCode !== null) throw new Error(`The server exited unexpectedly: ${server.output()}`);
    await stopServer(server, 'SIGKILL');
    await Promise.all(loads);
    const db = openDb(DATABASE);
    expectNothingLost(db, answered);
    db.close();
  }

  // Checks that every kind was written and the simulation advanced some: otherwise the checks above prove little.
  const db = openDb(DATABASE);
  const moved = db.all<{ kind: string }>('SELECT DISTINCT kind FROM ledger').map(({ kind }) => kind);
  const logs = db.get<{ count: bigint }>('SELECT COUNT(*) AS count FROM growth_logs');
  db.close();
  expect(moved).toEqual(expect.arrayContaining(['deposit', 'withdrawal', 'investment', 'return']));
  expect(logs?.count).toBeGreaterThan(0n);
  for (const list of Object.values(answered)) expect(list.length).toBeGreaterThan(0);
});
