/** Of the components that every page has. */
import { defineMessages } from '../messages/messages.js';

export const environmentRibbonMessages = defineMessages('EnvironmentRibbon', { label: 'Environment' });

export const riskNoteMessages = defineMessages('RiskNote', {
  text: 'Crypto trading is high risk. You can lose all the money you put in. Returns are not guaranteed.',
});
