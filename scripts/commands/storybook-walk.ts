import { formatProblems, pickAll, walkStorybook } from '../checks/storybookWalk.ts';
import { findBrowser } from '../lib/browser.ts';
import { main } from '../lib/processes.ts';

/** `npm run storybook:walk`: opens every story of the built Storybook and reports what is wrong with it. */
await main(async () => {
  const result = await walkStorybook(await findBrowser(), pickAll);
  if (result.problems.size > 0) throw new Error(formatProblems(result));
  process.stdout.write(`${result.count} stories, each without an error, a console message or a failed request.\n`);
});
