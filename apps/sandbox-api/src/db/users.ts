import type { Db } from './open.ts';
import type { Behavior, UserRow } from './rows.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  behavior?: Behavior;
  joinedAt: number;
}

export const userById = (db: Db, id: number | bigint): UserRow | undefined =>
  db.get<UserRow>('SELECT * FROM users WHERE id = ?', id);

/** Case-insensitive. */
export const userByEmail = (db: Db, email: string): UserRow | undefined =>
  db.get<UserRow>('SELECT * FROM users WHERE email = ?', email);

/** The new user's id; undefined when the e-mail is taken. */
export function addUser(db: Db, { email, passwordHash, behavior = 'normal', joinedAt }: NewUser): number | undefined {
  const { id, changes } = db.run(
    'INSERT OR IGNORE INTO users (email, password_hash, behavior, joined_at) VALUES (?, ?, ?, ?)',
    email,
    passwordHash,
    behavior,
    joinedAt,
  );
  return changes === 0 ? undefined : id;
}
