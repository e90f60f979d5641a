import { defineMessages } from '../../messages/messages.js';

export const firstStepsMessages = defineMessages('FirstSteps', {
  label: 'First steps',
  deposit: 'Deposit',
  startBot: 'Start a bot',
  done: 'Done',
  missing: '{amount} more',
  missingForBot: '{amount} more to start a bot',
});
