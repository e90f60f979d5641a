import { parseArgs } from 'node:util';
import { compareSiblings, formatSiblings } from '../checks/siblingPictures.ts';
import { findShell } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';

/**
 * `npm run storybook:siblings -- [--built storybook-static]`: names the stories that look like another one of their
 * component, in a Storybook that it builds or that is in a folder.
 */
await main(async () => {
  const { built } = parseArgs({ options: { built: { type: 'string' } } }).values;
  const result = await compareSiblings(await findShell(), built);
  if (result.duplicates.length > 0) throw new Error(formatSiblings(result));
  process.stdout.write(`${formatSiblings(result)}\n`);
});
