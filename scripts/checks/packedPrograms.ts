/** Signs in, and again with another client whose README's store reads the same file; signs out there. */
export const staysSignedIn = `
import { createApiClient } from '@etherpilot/api-client';
import { fileTokenStore } from './fileTokenStore.ts';

const [baseUrl, password] = process.argv.slice(2);
const create = () => createApiClient({ baseUrl, tokenStore: fileTokenStore('session.json') });
await create().auth.login({ email: 'rich@sandbox.test', password });
const again = create();
const { email } = await again.auth.profile();
again.auth.logout();
console.log(email, create().session.hasTokens());
`;

/**
 * What differs between runtimes: redirects, signals and timeouts, also of bodies, storage, a market. Takes the origins of
 * the sandbox, of the `oddServer` and of no server, and the password of the sandbox's accounts.
 */
export const anyRuntime = `
import { createApiClient, memoryTokenStore } from '@etherpilot/api-client';
import { botSchema } from '@etherpilot/api-client/contract';
import { createMarket, DEFAULT_CHART } from '@etherpilot/api-client/market';

const withdrawal = { amount: '1.00', currency: 'ETH', withdrawalAddress: '0x52908400098527886E0F7030069857D2E4169EE7' };
const getKind = (call) => call.then(() => 'done', ({ kind, message }) => kind + ': ' + message);

export async function run({ sandbox, odd, nobody, password }) {
  const client = createApiClient({ baseUrl: sandbox, tokenStore: memoryTokenStore() });
  const { email } = await client.auth.login({ email: 'rich@sandbox.test', password });
  const headers = { 'content-type': 'application/json', 'x-sandbox-control': '1' };
  await fetch(sandbox + '/sandbox/clock', { method: 'POST', headers, body: JSON.stringify({ advanceMs: 3_600_000 }) });
  const later = await Promise.all([client.bots.list(), client.investments.list()]);
  const { currency } = await client.deposits.create({ currency: 'ETH', amount: '100' });
  const refused = await client.withdrawals.create(withdrawal).catch(({ kind, status }) => kind + ' ' + status);
  client.auth.logout();

  const signedIn = (baseUrl) =>
    createApiClient({ baseUrl, tokenStore: memoryTokenStore({ tokens: { access: 'a', refresh: 'r' }, user: null }) });
  const stuck = signedIn(odd);
  const texts = { network: 'Too late.', aborted: 'Left.' };
  const [left, late] = [new AbortController(), new AbortController()];
  setTimeout(() => left.abort(), 200);
  setTimeout(() => late.abort(new DOMException('Late.', 'TimeoutError')), 200);
  const ends = await Promise.all([
    getKind(stuck.bots.list({ timeoutMs: 300, texts })),
    getKind(stuck.deposits.list({ timeoutMs: 300, texts })),
    getKind(stuck.bots.list({ signal: left.signal, texts })),
    getKind(stuck.deposits.list({ signal: left.signal, texts })),
    getKind(stuck.deposits.list({ signal: late.signal, texts })),
    getKind(stuck.deposits.create({ currency: 'ETH', amount: '1' }, { timeoutMs: 300, texts: { uncertain: 'Who knows.' } })),
  ]);

  const moved = signedIn(odd + '/moved');
  const redirected = await Promise.all(
    [moved.bots.list(), moved.auth.login({ email, password }), moved.withdrawals.create(withdrawal)].map((call) =>
      call.then(() => 'done', ({ kind }) => kind),
    ),
  );
  const unreached = await signedIn(nobody).withdrawals.create(withdrawal).catch(({ kind }) => kind);

  const cells = new Map();
  const storage = {
    getItem: (key) => cells.get(key) ?? null,
    setItem: (key, text) => void cells.set(key, text),
    removeItem: (key) => void cells.delete(key),
  };
  const market = createMarket({ storage, now: Date.now, random: Math.random, secondary: { url: odd + '/prices' } });
  const { source } = await market.load(DEFAULT_CHART);
  const isComplete = later.every((list) => list.isComplete);
  return { email, isComplete, currency, refused, ends, redirected, unreached, source, bot: typeof botSchema };
}
`;

/** Runs `anyRuntime` as a program, in Node with garbage collection. */
export const asProgram = `
// Whatever nobody holds on to is gone before its time.
if (globalThis.gc) setInterval(() => globalThis.gc(), 20).unref();
const { run } = await import('./anyRuntime.mjs');
console.log(JSON.stringify(await run(JSON.parse(process.argv.at(-1)))));
process.exit();
`;

/** Runs `anyRuntime` for each request, as Cloudflare Workers do. */
export const asWorker = `
import { run } from './anyRuntime.mjs';

export default {
  async fetch(request) {
    if (request.method === 'GET') return new Response('ready');
    return Response.json(await run(await request.json()).catch(({ stack }) => stack));
  },
};
`;

/** Takes away what browsers and other runtimes may lack, and what the client can do without. */
export const withoutExtras = `
delete URL.canParse;
delete URL.parse;
delete AbortSignal.any;
delete AbortSignal.timeout;
for (const name of ['crypto', 'localStorage', 'sessionStorage', 'indexedDB', 'document', 'navigator', 'BroadcastChannel'])
  delete globalThis[name];
if (typeof crypto !== 'undefined' || typeof navigator !== 'undefined') throw new Error('They are still there.');
`;

/** Places two orders with the README's function: one that the account can pay, and one that it cannot. */
export const placesOrders = `
import { withdrawOnce } from './order.ts';
const [, , origin, password] = process.argv;
const withdrawal = { currency: 'ETH', withdrawalAddress: '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B' };
for (const amount of ['60', '999999'])
  console.log(await withdrawOnce(origin, 'rich@sandbox.test', password, { ...withdrawal, amount }));
`;

/** Connects the README's form on a page of the server. Its hash is none, and enough for one page. */
export const connectsForm = `
import { createApiClient } from '@etherpilot/api-client';
import { connectForm } from './orderForm.ts';
const client = createApiClient({ baseUrl: location.origin });
const form = document.querySelector('form');
await client.auth.login({ email: 'rich@sandbox.test', password: form.dataset.password });
await connectForm(form, client, btoa, (text) => console.log(text));
console.log('connected');
`;
