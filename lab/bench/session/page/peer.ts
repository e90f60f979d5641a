import ky from 'ky';
import { exposeTab, serverOf } from './tab.ts';

interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

const KEY = 'peer.tokens';
const prefix = `${serverOf()}/api`;
let ends = 0;

function tokens(): Tokens | null {
  return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Tokens | null;
}

function storeTokens(renewed: Tokens): void {
  localStorage.setItem(KEY, JSON.stringify(renewed));
}

/** Its refresh, which the README leaves to the user: the new pair is stored, and a refusal ends the session. */
async function refresh(): Promise<string> {
  try {
    const renewed = await ky.post(`${prefix}/auth/refresh/`, { json: { refresh: tokens()?.refresh } }).json<Tokens>();
    storeTokens(renewed);
    return renewed.access;
  } catch (error) {
    if (tokens() !== null) ends += 1;
    localStorage.removeItem(KEY);
    throw error;
  }
}

/** The recipe of ky's README for a fresh token on a 401 (`hooks.afterResponse`). */
const client = ky.create({
  prefix,
  hooks: {
    beforeRequest: [({ request }) => request.headers.set('Authorization', `Bearer ${tokens()?.access}`)],
    afterResponse: [
      async ({ request, response, retryCount }) => {
        if (response.status !== 401 || retryCount > 0) return undefined;
        const token = await refresh();
        const headers = new Headers(request.headers);
        headers.set('Authorization', `Bearer ${token}`);
        return ky.retry({ request: new Request(request, { headers }), code: 'TOKEN_REFRESHED' });
      },
    ],
  },
});

exposeTab(
  {
    signIn: async (email, password) =>
      storeTokens(await ky.post(`${prefix}/auth/login/`, { json: { email, password } }).json<Tokens>()),
    isSignedIn: () => tokens() !== null,
    calls: {
      profile: () => client.get('auth/profile/').json(),
      bots: () => client.get('bots/').json(),
      investments: () => client.get('bots/investments/').json(),
      currencies: () => client.get('deposit/currencies/').json(),
      withdrawals: () => client.get('deposit/withdrawals/').json(),
    },
  },
  () => ends,
);
