import { defineMessages } from '../messages/messages.js';

export const timeMessages = defineMessages('Time', { zoneNotStated: 'zone not stated' });
