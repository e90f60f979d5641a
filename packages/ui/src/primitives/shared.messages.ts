/** Of the primitives that every page has. */
import { defineMessages } from '../messages/messages.js';

export const loadingMessages = defineMessages('Loading', { loading: 'Loading' });

export const pageHeadMessages = defineMessages('PageHead', { back: 'Back' });

export const skipLinkMessages = defineMessages('SkipLink', { skip: 'Skip to content' });
