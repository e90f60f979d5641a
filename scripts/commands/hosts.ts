import { parseArgs } from 'node:util';
import { weighButtons } from '../checks/buttonSizes.ts';
import { tryExamples, withPacked } from '../checks/examples.ts';
import { main } from '../lib/processes.ts';

/**
 * `npm run hosts -- [--only vite] [--sizes]`: the packed packages in the products of `examples/`, each installed from the
 * registry, built, served and opened in a browser, and the weight of a button beside those of other libraries. `--only`
 * leaves out the other products and the weights, `--sizes` all products.
 */
await main(async () => {
  const options = { only: { type: 'string' }, sizes: { type: 'boolean' } } as const;
  const { only, sizes = false } = parseArgs({ options }).values;
  const problems = await withPacked(async (packed) => {
    const report = sizes ? undefined : await tryExamples(packed, only);
    if (report) console.log(report.text);
    if (only === undefined)
      console.log(`\n${await weighButtons(packed.archives['@etherpilot/ui'] ?? '', packed.place)}`);
    return report?.problems ?? [];
  });
  if (problems.length > 0) throw new Error(`\n${problems.slice(0, 60).join('\n')}`);
});
