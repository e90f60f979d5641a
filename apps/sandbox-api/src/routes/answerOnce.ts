import type { Context } from 'hono';
import type { UserRow } from '../db/rows.ts';
import { Problem } from '../problem.ts';

/** The answers to POSTs with an `Idempotency-Key`, by user, path and key. */
export type StoredAnswers = Map<string, { readonly body: string; readonly answer: Promise<Response> }>;

/**
 * Answers a POST. One with the `Idempotency-Key` of an earlier one of the same user and path gets the earlier answer,
 * refusals included, and is not carried out; it waits while the earlier one is running. With another body it is a 422. A
 * crash is not stored. Keys are forgotten when the process ends.
 */
export async function answerOnce(
  stored: StoredAnswers,
  c: Context,
  user: UserRow,
  post: () => Response | Promise<Response>,
): Promise<Response> {
  const key = c.req.header('idempotency-key') ?? '';
  if (key === '') return post();
  const id = `${user.id} ${c.req.path} ${key}`;
  const body = await c.req.text();
  const earlier = stored.get(id);
  if (earlier && earlier.body !== body) {
    throw new Problem(422, { detail: 'This idempotency key was used for another request.' });
  }
  const answer = earlier?.answer ?? (async () => post())();
  stored.set(id, { body, answer });
  try {
    // A body can be sent only once.
    return (await answer).clone();
  } catch (error) {
    if (!(error instanceof Problem)) stored.delete(id);
    throw error;
  }
}
