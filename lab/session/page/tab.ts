import { browserTokenStore, createApiClient } from '../../../packages/api-client/src/index.ts';

declare global {
  interface Window {
    /** Set when the client is ready. */
    tab?: {
      signIn(email: string, password: string): Promise<unknown>;
      isSignedIn(): boolean;
      /** Makes each call after its delay (ms); resolves with a sentence for each that failed. */
      make(calls: readonly (readonly [name: string, delayMs: number])[]): Promise<string[]>;
      /** How often this tab has seen its session end. */
      ends(): number;
    };
  }
}

const baseUrl = new URLSearchParams(location.search).get('api') ?? '';
const client = createApiClient({ baseUrl, tokenStore: browserTokenStore() });
let ends = 0;
client.session.subscribe((change) => {
  if (change === 'expired' || change === 'signedOutElsewhere') ends += 1;
});

const calls: Readonly<Record<string, () => Promise<unknown>>> = {
  profile: () => client.auth.profile(),
  bots: () => client.bots.list(),
  investments: () => client.investments.list(),
  currencies: () => client.deposits.currencies(),
  withdrawals: () => client.withdrawals.list(),
};

window.tab = {
  signIn: (email, password) => client.auth.login({ email, password }),
  isSignedIn: () => client.session.hasTokens(),
  make: async (planned) => {
    const outcomes = await Promise.all(
      planned.map(async ([name, delayMs]) => {
        await new Promise((resolve) => setTimeout(resolve, delayMs));
        return calls[name]?.().then(
          () => '',
          (error: unknown) => `${name}: ${String(error)}`,
        );
      }),
    );
    return outcomes.map((outcome) => outcome ?? 'an unknown call').filter(Boolean);
  },
  ends: () => ends,
};
