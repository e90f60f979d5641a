-- Money is whole cents, coins are whole units of 10^-8, times are UTC milliseconds.
-- due_at is when the simulation moves a row next; null means never.

CREATE TABLE IF NOT EXISTS meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS users (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL UNIQUE COLLATE NOCASE,
  password_hash TEXT NOT NULL,
  balance_cents INTEGER NOT NULL DEFAULT 0 CHECK (balance_cents >= 0),
  behavior TEXT NOT NULL DEFAULT 'normal' CHECK (behavior IN ('normal', 'broken', 'slow')),
  joined_at INTEGER NOT NULL
) STRICT;

-- One row per change of a balance: the sum of a user's rows is the balance, always.
CREATE TABLE IF NOT EXISTS ledger (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  kind TEXT NOT NULL CHECK (kind IN ('opening', 'deposit', 'withdrawal', 'refund', 'investment', 'return')),
  ref INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  at INTEGER NOT NULL,
  UNIQUE (kind, ref)
) STRICT;
CREATE INDEX IF NOT EXISTS ledger_user ON ledger (user_id);

CREATE TABLE IF NOT EXISTS refresh_tokens (
  hash TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id),
  family TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  used_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS refresh_tokens_family ON refresh_tokens (family);
CREATE INDEX IF NOT EXISTS refresh_tokens_user ON refresh_tokens (user_id);

CREATE TABLE IF NOT EXISTS deposits (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  currency TEXT NOT NULL,
  units INTEGER NOT NULL CHECK (units > 0),
  address TEXT NOT NULL UNIQUE,
  track_id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'failed')),
  created_at INTEGER NOT NULL,
  due_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS deposits_user ON deposits (user_id);
CREATE INDEX IF NOT EXISTS deposits_due ON deposits (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS withdrawals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  currency TEXT NOT NULL,
  cents INTEGER NOT NULL CHECK (cents > 0),
  address TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'processing', 'completed', 'failed', 'cancelled')),
  hash TEXT,
  created_at INTEGER NOT NULL,
  processed_at INTEGER,
  due_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS withdrawals_user ON withdrawals (user_id);
CREATE INDEX IF NOT EXISTS withdrawals_due ON withdrawals (due_at) WHERE due_at IS NOT NULL;

-- A column for each of a bot's settings is added when the file is opened.
CREATE TABLE IF NOT EXISTS investments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES users (id),
  bot_id INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'paused', 'stopped')),
  strategy TEXT NOT NULL,
  initial_cents INTEGER NOT NULL CHECK (initial_cents > 0),
  current_cents INTEGER NOT NULL CHECK (current_cents >= 0),
  days_grown INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  due_at INTEGER
) STRICT;
CREATE INDEX IF NOT EXISTS investments_user ON investments (user_id);
CREATE INDEX IF NOT EXISTS investments_due ON investments (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE IF NOT EXISTS growth_logs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  investment_id INTEGER NOT NULL REFERENCES investments (id),
  day INTEGER NOT NULL,
  at INTEGER NOT NULL,
  cents INTEGER NOT NULL,
  hundredths INTEGER NOT NULL,
  UNIQUE (investment_id, day)
) STRICT;
