import { defineMessages } from '../../messages/messages.js';

export const environmentRibbonMessages = defineMessages('EnvironmentRibbon', { label: 'Environment' });
