import { SCENARIO_PASSWORD } from '../../apps/sandbox-api/src/scenarios.ts';
import type { Lab } from '../builtApp.ts';
import type { PersonBooks } from './storedOrders.ts';

export interface Person {
  readonly email: string;
  readonly password: string;
}

/** One with a long history, one new. */
export const persons: readonly [Person, Person] = [
  { email: 'rich@sandbox.test', password: SCENARIO_PASSWORD },
  { email: 'second@example.com', password: 'correct horse 1' },
];

/** Enough for all orders of a run. */
const FUNDS_ETH = '300';

/** Creates and funds the accounts, and records their books. Returns a function that reads them again. */
export async function openBooks({ sandbox }: Lab): Promise<() => Promise<PersonBooks[]>> {
  for (const { email, password } of persons) {
    const credentials = { email, password, password_confirm: password };
    if (email !== persons[0].email) await send(sandbox.origin, '/api/auth/register/', credentials);
    const access = await getAccess(sandbox.origin, { email, password });
    await send(sandbox.origin, '/api/deposit/create/', { currency: 'ETH', amount: FUNDS_ETH }, access);
    const { deposits } = await sandbox.books(email);
    await pay(sandbox.origin, deposits.at(-1)?.oxapay_invoice_id ?? '');
  }
  await sandbox.advanceClock(60_000);
  const before = await Promise.all(persons.map(({ email }) => sandbox.books(email)));
  return () =>
    Promise.all(
      before.map(async (old) => {
        const person = old.user.email;
        return { person, before: old, now: await sandbox.books(person) };
      }),
    );
}

/** Signs a user in on another device, and returns its access token. */
export async function getAccess(origin: string, { email, password }: Person): Promise<string> {
  const { access } = await send<{ access: string }>(origin, '/api/auth/login/', { email, password });
  return access;
}

/** Pays a deposit on the provider's page. */
export async function pay(origin: string, trackId: string): Promise<void> {
  const body = new URLSearchParams({ action: 'pay' });
  await fetch(`${origin}/pay/${trackId}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { connection: 'close' },
  });
}

/** Calls the server as another device does. */
export async function send<Answer>(origin: string, path: string, body: object, access?: string): Promise<Answer> {
  const answer = await fetch(`${origin}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      connection: 'close',
      ...(access !== undefined && { authorization: `Bearer ${access}` }),
    },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
