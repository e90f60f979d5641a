import type { Db } from './open.ts';
import type { Manner, UserRow } from './rows.ts';

export interface NewUser {
  email: string;
  passwordHash: string;
  manner?: Manner;
  joinedAt: number;
}

export const userById = (db: Db, id: number | bigint): UserRow | undefined =>
  db.get<UserRow>('SELECT * FROM users WHERE id = ?', id);

/** Case-insensitive. */
export const userByEmail = (db: Db, email: string): UserRow | undefined =>
  db.get<UserRow>('SELECT * FROM users WHERE email = ?', email);

/** The new user's id; undefined when the e-mail is taken. */
export function addUser(db: Db, { email, passwordHash, manner = 'normal', joinedAt }: NewUser): number | undefined {
  const { id, changes } = db.run(
    'INSERT OR IGNORE INTO users (email, password_hash, manner, joined_at) VALUES (?, ?, ?, ?)',
    email,
    passwordHash,
    manner,
    joinedAt,
  );
  return changes === 0 ? undefined : id;
}
