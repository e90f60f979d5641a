import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { botSettingNames, botSettings } from '../botSettings.ts';

/** A row, if there is one. */
export type Found<Row> = Row | undefined;

/**
 * The database, narrowed to what the sandbox needs. Integers are returned as bigint, so no cent passes through a float.
 */
export interface Db {
  all<Row>(sql: string, ...values: SQLInputValue[]): Row[];
  get<Row>(sql: string, ...values: SQLInputValue[]): Found<Row>;
  /** The id of an inserted row and the number of changed rows. */
  run(sql: string, ...values: SQLInputValue[]): { id: number; changes: number };
  /** Runs `work` in a transaction. It must be synchronous, so that no other request runs in between. */
  transaction<Result>(work: () => Result): Result;
  /** Empties every table and creates a new signing secret: old tokens become invalid. */
  wipe(): void;
  close(): void;
}

const schema = readFileSync(new URL('schema.sql', import.meta.url), 'utf8');
const BUSY_TIMEOUT_MS = 5_000;

/**
 * Opens the database file, creating it if needed; ':memory:' keeps it in memory. Throws when the file cannot be
 * written.
 */
export function openDb(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const raw = new DatabaseSync(file, {
    timeout: BUSY_TIMEOUT_MS,
    readBigInts: true,
    enableForeignKeyConstraints: true,
  });
  // An answered write must survive a crash of the process and of the machine: hence FULL, although WAL defaults to
  // less.
  raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
  raw.exec(schema);
  const listColumns = (table: string) =>
    new Set(
      raw
        .prepare(`PRAGMA table_info(${table})`)
        .all()
        .map(({ name }) => name),
    );
  // As a file of an earlier version has it.
  if (listColumns('users').has('manner')) raw.exec('ALTER TABLE users RENAME COLUMN manner TO behavior');
  const columns = listColumns('investments');
  for (const name of botSettingNames.filter((one) => !columns.has(one))) {
    raw.exec(`ALTER TABLE investments ADD COLUMN ${name} INTEGER NOT NULL DEFAULT ${botSettings[name].initial}`);
  }

  const statements = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = raw.prepare(sql);
    statements.set(sql, statement);
    return statement;
  };
  const run: Db['run'] = (sql, ...values) => {
    const { lastInsertRowid, changes } = prepare(sql).run(...values);
    return { id: Number(lastInsertRowid), changes: Number(changes) };
  };
  const transaction: Db['transaction'] = (work) => {
    run('BEGIN IMMEDIATE');
    try {
      const result = work();
      run('COMMIT');
      return result;
    } catch (error) {
      run('ROLLBACK');
      throw error;
    }
  };
  const makeSecret = () => {
    run(`INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)`, randomBytes(32).toString('hex'));
  };
  makeSecret();

  return {
    all: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).all(...values) as Row[],
    get: <Row>(sql: string, ...values: SQLInputValue[]) => prepare(sql).get(...values) as Found<Row>,
    run,
    transaction,
    wipe: () =>
      transaction(() => {
        const tables = [
          'growth_logs',
          'investments',
          'withdrawals',
          'deposits',
          'refresh_tokens',
          'ledger',
          'users',
          'meta',
        ];
        for (const table of tables) run(`DELETE FROM ${table}`);
        run('DELETE FROM sqlite_sequence');
        makeSecret();
      }),
    close: () => raw.close(),
  };
}

/** The key that signs tokens: created once, stored in the database. */
export function signingSecret(db: Db): Uint8Array {
  const row = db.get<{ value: string }>(`SELECT value FROM meta WHERE key = 'secret'`);
  if (!row) throw new Error('The database has no signing secret');
  return Buffer.from(row.value, 'hex');
}
