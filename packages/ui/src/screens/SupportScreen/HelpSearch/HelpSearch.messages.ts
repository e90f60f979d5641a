import { defineMessages } from '../../../messages/messages.js';

export const helpSearchMessages = defineMessages('HelpSearch', {
  label: 'Search the help articles',
  placeholder: 'Search for help articles...',
  found: { one: '1 article found', other: '{count} articles found' },
  none: 'No article matches “{query}”. Try another word[, or contact {support}].',
  results: 'Articles found',
  guide: 'Guide',
  question: 'Question',
  quickHelp: 'Quick help',
  article: 'Article',
});
