import { parseArgs } from 'node:util';
import { formatProblems, walkStorybook } from '../checks/storybookWalk.ts';
import { findShell } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';
import { pickAll } from '../lib/storybook.ts';

/**
 * `npm run storybook:walk -- [--theme light|contrast] [--built storybook-static]`: opens every story and page of the built
 * Storybook and reports what is wrong with it, or with a theme which texts of stories are hard to read in it.
 */
await main(async () => {
  const { theme, built } = parseArgs({ options: { theme: { type: 'string' }, built: { type: 'string' } } }).values;
  const result = await walkStorybook(await findShell(), pickAll, { theme, built, hasDocs: true });
  if (result.problems.size > 0) throw new Error(formatProblems(result));
  const verdict =
    theme === undefined ? 'without an error, a console message or a failed request' : `readable in the theme ${theme}`;
  process.stdout.write(`${result.count} stories and pages, each ${verdict}.\n`);
});
