import { defineMessages } from '../../messages/messages.js';

export const partialListNoticeMessages = defineMessages('PartialListNotice', {
  title: 'This list is not complete',
  figuresTitle: 'These figures do not cover all your bots',
  some: '{shown} of {total} could be loaded.',
  someMissing: 'Only {shown} could be loaded; there are more.',
  changed: 'The list changed while it was loading.',
  unreadable: { one: '1 record could not be read.', other: '{count} records could not be read.' },
  coverage: 'Totals, search and exports cover only these.',
  retry: 'Load again',
});
