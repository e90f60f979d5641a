import { browserTokenStore, createApiClient } from '../../../../packages/api-client/src/index.ts';
import { exposeTab, serverOf } from './tab.ts';

const client = createApiClient({ baseUrl: serverOf(), tokenStore: browserTokenStore() });
let ends = 0;
client.session.subscribe((change) => {
  if (change === 'expired' || change === 'signedOutElsewhere') ends += 1;
});

exposeTab(
  {
    signIn: (email, password) => client.auth.login({ email, password }),
    isSignedIn: () => client.session.hasTokens(),
    calls: {
      profile: () => client.auth.profile(),
      bots: () => client.bots.list(),
      investments: () => client.investments.list(),
      currencies: () => client.deposits.currencies(),
      withdrawals: () => client.withdrawals.list(),
    },
  },
  () => ends,
);
