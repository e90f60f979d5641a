import { defineMessages } from '../../messages/messages.js';

/** Why a bot cannot be started: the list of bots says it, too, and needs no other text of the dialog. */
export const inactiveBotMessages = defineMessages('InactiveBot', {
  maintenance: 'This bot is in maintenance.',
  paused: 'This bot is paused.',
  stopped: 'This bot is stopped.',
  inactive: 'This bot is inactive.',
  /** A status without a text of its own, shown as the server sent it. */
  otherStatus: 'The status of this bot is “{status}”.',
  noStatus: 'The status of this bot is unknown.',
});
