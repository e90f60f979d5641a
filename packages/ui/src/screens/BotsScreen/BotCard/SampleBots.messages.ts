import { defineMessages } from '../../../messages/messages.js';
import { fallbackBotTexts } from '../../../samples/fallbackBotTexts.js';

export const sampleBotsMessages = defineMessages('SampleBots', fallbackBotTexts);
