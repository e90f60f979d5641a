import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/process.ts';
import { openDb, signingSecret } from './open.ts';

const folder = temporaryFolder();
afterAll(folder.remove);

test('a database file uses write-ahead logging and syncs on every commit', () => {
  const db = openDb(join(folder.path, 'a.sqlite'));
  expect(db.get('PRAGMA journal_mode')).toEqual({ journal_mode: 'wal' });
  // 2 is FULL. Killing the process cannot test this setting: it matters when the machine itself goes down.
  expect(db.get('PRAGMA synchronous')).toEqual({ synchronous: 2n });
  db.close();
});

test('the signing secret is created once, and again by a wipe', () => {
  const file = join(folder.path, 'b.sqlite');
  const first = openDb(file);
  const secret = signingSecret(first);
  expect(secret).toHaveLength(32);
  first.close();
  const second = openDb(file);
  expect(signingSecret(second)).toEqual(secret);
  second.wipe();
  expect(signingSecret(second)).not.toEqual(secret);
  second.close();
});

test('a transaction that throws is rolled back', () => {
  const db = openDb(':memory:');
  const insert = () => db.run(`INSERT INTO meta (key, value) VALUES ('a', 'b')`);
  expect(() =>
    db.transaction(() => {
      insert();
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect(db.get(`SELECT key FROM meta WHERE key = 'a'`)).toBeUndefined();
  expect(db.transaction(insert).changes).toBe(1);
  db.close();
});

test('a file of before gets the columns of new settings, with their defaults, and the names of today', () => {
  const file = join(folder.path, 'c.sqlite');
  const before = openDb(file);
  const columns = "SELECT name FROM pragma_table_info('investments') WHERE name = 'max_trades'";
  before.run('ALTER TABLE investments DROP COLUMN max_trades');
  before.run('ALTER TABLE users RENAME COLUMN behavior TO manner');
  expect(before.all(columns)).toHaveLength(0);
  before.close();
  const after = openDb(file);
  expect(after.all(columns)).toHaveLength(1);
  expect(after.all("SELECT name FROM pragma_table_info('users') WHERE name = 'behavior'")).toHaveLength(1);
  after.close();
});
