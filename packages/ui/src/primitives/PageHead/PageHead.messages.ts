import { defineMessages } from '../../messages/messages.js';

export const pageHeadMessages = defineMessages('PageHead', { back: 'Back' });
