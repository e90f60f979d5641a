import { existsSync } from 'node:fs';
import { become, main, program } from '../lib/processes.ts';

/**
 * `npm run chromatic`: sends what has changed of the built Storybook to Chromatic for visual comparison, in the modes of
 * `.storybook/toolbar/modes.ts`. chromatic.config.json holds the rest.
 */
await main(async () => {
  if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
    throw new Error('Chromatic needs the token of its project: set CHROMATIC_PROJECT_TOKEN.');
  }
  if (!existsSync('storybook-static'))
    throw new Error('There is no built Storybook yet: run npm run build-storybook first.');
  become([program('chromatic/dist/bin.cjs'), ...process.argv.slice(2)]);
});
