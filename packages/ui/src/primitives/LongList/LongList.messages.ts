import { defineMessages } from '../../messages/messages.js';

export const longListMessages = defineMessages('LongList', {
  failedTitle: 'This list could not be shown',
  failed: 'Nothing in it has changed. Try again. If that does not help, reload the page.',
});

export const longListNoteMessages = defineMessages('LongListNote', {
  searchable: 'Browser search and print see only the visible rows. Search here, or export all {count}.',
  plain: 'Browser search and print see only the visible rows. Export CSV has all {count}.',
  notExported: 'Browser search and print see only what is on the screen, not all {count}.',
});
