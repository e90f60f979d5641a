import { become, program } from '../lib/processes.ts';

/** `npm run build-storybook`: builds Storybook as static pages in storybook-static/, with what Chromatic asks to find changes. */
become([
  program('storybook/dist/bin/dispatcher.js'),
  'build',
  '--output-dir',
  'storybook-static',
  '--stats-json',
  '--quiet',
]);
