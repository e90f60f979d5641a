import { defineMessages } from '../../messages/messages.js';

export const balancesToggleMessages = defineMessages('BalancesToggle', {
  hide: 'Hide balances',
  show: 'Show balances',
});
