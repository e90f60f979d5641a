import { defineMessages } from '../../messages/messages.js';

export const depositAimMessages = defineMessages('DepositAim', {
  coins: '{amount} {currency}',
  worth: '{amount} {currency} ≈ {usd}',
  line: '{worth} at {time} · Yahoo.',
  tooSmall: 'No bot starts below {minimum}.',
  tooSmallFor: '{bot} starts at {minimum}.',
  noPrice: 'No current price',
  amounts: 'Suggested amounts',
  enough: 'Enough for a bot',
  enoughFor: 'Enough for {bot}',
  minimum: 'Minimum',
});
