import { defineMessages } from '../../messages/messages.js';

export const exportButtonMessages = defineMessages('ExportButton', {
  label: 'Export CSV',
  busy: 'Exporting...',
  /** For the host, which alone knows whether the file was created. */
  doneTitle: 'CSV export',
  done: { one: 'Exported 1 row.', other: 'Exported all {count} rows.' },
  doneSome: 'Exported {some} of {all} rows (filtered).',
  failedTitle: 'Export failed',
  failed: "Couldn't create the file. Please try again.",
});
