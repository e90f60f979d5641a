import { become, portFrom, program } from '../lib/processes.ts';

/** `npm run storybook`: every component and screen in each of its states. */
become([
  program('storybook/dist/bin/dispatcher.js'),
  'dev',
  '--port',
  `${portFrom('STORYBOOK_PORT', 6006)}`,
  '--exact-port',
  '--host',
  '127.0.0.1',
  '--ci',
]);
