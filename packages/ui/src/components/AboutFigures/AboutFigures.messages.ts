import { defineMessages } from '../../messages/messages.js';

export const aboutFiguresMessages = defineMessages('AboutFigures', { open: 'About the figures' });
