import { become, program } from './processes.ts';

/** `npm run build-storybook`: the same as static pages in storybook-static/. */
become([program('storybook/dist/bin/dispatcher.js'), 'build', '--output-dir', 'storybook-static', '--quiet']);
