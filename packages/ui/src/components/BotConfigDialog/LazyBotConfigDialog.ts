import { lazyPart } from '../../primitives/OnDemand/lazyPart.js';
import { onDemand } from '../../primitives/OnDemand/onDemand.js';

/** A separate chunk, fetched while somebody is about to choose a bot. */
export const botConfigCode = onDemand(() => import('./BotConfigDialog.js').then((module) => module.BotConfigDialog));

export const LazyBotConfigDialog = lazyPart(botConfigCode);
