import { defineMessages } from '../../messages/messages.js';

export const riskNoteMessages = defineMessages('RiskNote', {
  text: 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.',
});
