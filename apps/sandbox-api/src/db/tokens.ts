import { createHash, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { TokensWire } from '../wire.ts';
import { signingSecret, type Db } from './open.ts';

/** A week, as common on such servers (s). */
const REFRESH_SECONDS = 7 * 24 * 3600;

type TokenType = 'access' | 'refresh';

/** Why a token is rejected, as SimpleJWT words it. */
export type TokenFault = 'Token is expired' | 'Token is invalid' | 'Token has wrong type' | 'Token is blacklisted';

export type TokenReading = { userId: number } | { fault: TokenFault };

const fingerprint = (token: string) => createHash('sha256').update(token).digest('hex');

function sign(db: Db, type: TokenType, userId: number, now: number, seconds: number): Promise<string> {
  const issued = Math.floor(now / 1000);
  return new SignJWT({ token_type: type, user_id: String(userId) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(issued)
    .setExpirationTime(issued + seconds)
    .setJti(randomUUID().replaceAll('-', ''))
    .sign(signingSecret(db));
}

/** The user a token belongs to at `now` (ms), or what is wrong with it. Never throws for an invalid token. */
export async function readToken(db: Db, token: string, type: TokenType, now: number): Promise<TokenReading> {
  try {
    const { payload } = await jwtVerify(token, signingSecret(db), {
      algorithms: ['HS256'],
      currentDate: new Date(now),
      requiredClaims: ['exp', 'jti'],
    });
    if (payload['token_type'] !== type) return { fault: 'Token has wrong type' };
    return { userId: Number(payload['user_id']) };
  } catch (error) {
    return { fault: error instanceof errors.JWTExpired ? 'Token is expired' : 'Token is invalid' };
  }
}

interface Issue {
  db: Db;
  userId: number;
  now: number;
  accessSeconds: number;
}

async function signPair({ db, userId, now, accessSeconds }: Issue): Promise<TokensWire> {
  const [access, refresh] = await Promise.all([
    sign(db, 'access', userId, now, accessSeconds),
    sign(db, 'refresh', userId, now, REFRESH_SECONDS),
  ]);
  return { access, refresh };
}

function remember({ db, userId, now }: Issue, refresh: string, family: string): void {
  db.run(
    'INSERT INTO refresh_tokens (hash, user_id, family, expires_at) VALUES (?, ?, ?, ?)',
    fingerprint(refresh),
    userId,
    family,
    now + REFRESH_SECONDS * 1000,
  );
}

/** The first token pair of a session: it starts a family of refresh tokens. */
export async function issueTokens(issue: Issue): Promise<TokensWire> {
  const tokens = await signPair(issue);
  issue.db.transaction(() => {
    issue.db.run('DELETE FROM refresh_tokens WHERE user_id = ? AND expires_at < ?', issue.userId, issue.now);
    remember(issue, tokens.refresh, randomUUID());
  });
  return tokens;
}

/**
 * Exchanges a refresh token for a new pair. Each works once: one that is used twice may have been stolen, so its whole
 * family is revoked.
 */
export async function rotateTokens(issue: Issue, refresh: string): Promise<TokensWire | { fault: TokenFault }> {
  const { db, now } = issue;
  // Signed before the look-up: nothing may be awaited between finding the token unused and marking it used.
  const tokens = await signPair(issue);
  return db.transaction(() => {
    const row = db.get<{ family: string; used_at: bigint | null }>(
      'SELECT family, used_at FROM refresh_tokens WHERE hash = ? AND user_id = ?',
      fingerprint(refresh),
      issue.userId,
    );
    if (!row) return { fault: 'Token is invalid' as const };
    if (row.used_at !== null) {
      db.run('UPDATE refresh_tokens SET used_at = ? WHERE family = ? AND used_at IS NULL', now, row.family);
      return { fault: 'Token is blacklisted' as const };
    }
    db.run('UPDATE refresh_tokens SET used_at = ? WHERE hash = ?', now, fingerprint(refresh));
    remember(issue, tokens.refresh, row.family);
    return tokens;
  });
}
