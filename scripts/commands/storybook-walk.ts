import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HEALTH_FILE, type Health } from '../../.storybook/health.ts';
import { formatProblems, walkStorybook } from '../checks/storybookWalk.ts';
import { findShell } from '../lib/browser.ts';
import { main, root } from '../lib/processes.ts';
import { pickSidebar } from '../lib/storybook.ts';

/**
 * `npm run storybook:walk -- [--theme light|contrast] [--built storybook-static]`: opens every story and page of the built
 * Storybook and reports what is wrong with it, or with a theme which texts of stories are hard to read in it. A Storybook
 * that is in a folder keeps the result, and shows it in its sidebar and pages.
 */
await main(async () => {
  const { theme, built } = parseArgs({ options: { theme: { type: 'string' }, built: { type: 'string' } } }).values;
  const walked = await walkStorybook(await findShell(), pickSidebar, { theme, built, hasDocs: true });
  if (built !== undefined && theme === undefined) {
    const counts = Object.fromEntries(walked.map((one) => [one.id, one.problems.length]));
    const health: Health = { walkedAt: new Date().toISOString(), problems: counts };
    await writeFile(resolve(root, built, HEALTH_FILE), `${JSON.stringify(health)}\n`);
  }
  const problems = formatProblems(walked);
  if (problems !== '') throw new Error(problems);
  const verdict =
    theme === undefined ? 'without an error, a console message or a failed request' : `readable in the theme ${theme}`;
  process.stdout.write(`${walked.length} stories, links and pages, each ${verdict}.\n`);
});
