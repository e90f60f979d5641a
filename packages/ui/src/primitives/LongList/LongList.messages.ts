import { defineMessages } from '../../messages/messages.js';

export const longListMessages = defineMessages('LongList', {
  failedTitle: 'This list could not be shown',
  failed: 'Nothing in it has changed. Try again. If that does not help, reload the page.',
});

export const longListNoteMessages = defineMessages('LongListNote', {
  searchable:
    'This list is long, so the browser’s own search and print see only the rows on the screen. Use the search here, and Export CSV for all {count} rows.',
  plain:
    'This list is long, so the browser’s own search and print see only the rows on the screen. Export CSV has all {count} rows.',
  notExported: 'This list of {count} is long, so the browser’s own search and print see only what is on the screen.',
});
