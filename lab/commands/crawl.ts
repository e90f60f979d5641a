import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { HEALTH_FILE, type Health } from '../../.storybook/health.ts';
import { formatProblems, walkStorybook } from '../storybook/storybookWalk.ts';
import { findShell } from '@etherpilot/testkit/browser';
import { main, root } from '@etherpilot/testkit/processes';
import { pickSidebar } from '../storybook/storybook.ts';

/**
 * `pnpm --filter lab crawl [--theme light|contrast] [--built storybook-static] [--policy]`: opens every story and page of the built
 * Storybook and reports what is wrong with it, or with a theme which texts of stories are hard to read in it. A Storybook
 * that is in a folder keeps the result, and shows it in its sidebar and pages. With `--policy` the app's content security policy holds.
 */
await main(async () => {
  const options = { theme: { type: 'string' }, built: { type: 'string' }, policy: { type: 'boolean' } } as const;
  const { theme, built, policy = false } = parseArgs({ options }).values;
  const walked = await walkStorybook(await findShell(), pickSidebar, { theme, built, hasPolicy: policy });
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
