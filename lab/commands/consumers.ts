import { parseArgs } from 'node:util';
import { tryExamples } from '../hosts/examples.ts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab consumers [--only vite]`: the packed packages in the products of `examples/`, each installed from the
 * registry, built, served and opened in a browser.
 */
await main(async () => {
  const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
  const problems = await tryExamples(only);
  if (problems.length > 0) throw new Error(`\n${problems.slice(0, 60).join('\n')}`);
});
