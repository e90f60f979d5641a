import { parseArgs } from 'node:util';
import { tryExamples } from '../checks/examples.ts';
import { main } from '../lib/processes.ts';

/**
 * `npm run hosts -- [--only vite]`: the packed packages in the products of `examples/`, each installed from the registry,
 * built, served and opened in a browser.
 */
await main(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const { text, problems } = await tryExamples({ only });
  console.log(text);
  if (problems.length > 0) throw new Error(`\n${problems.slice(0, 60).join('\n')}`);
});
