import { defineMessages } from '../../messages/messages.js';

export const longSelectMessages = defineMessages('LongSelect', {
  none: 'None has these words',
});
