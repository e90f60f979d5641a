import { defineMessages } from '../../messages/messages.js';

export const skipLinkMessages = defineMessages('SkipLink', { skip: 'Skip to content' });
