import { parseArgs } from 'node:util';
import { weighButtons } from '../hosts/buttonSizes.ts';
import { tryExamples, withPacked } from '../hosts/examples.ts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab consumers [--only vite] [--sizes]`: the packed packages in the products of `examples/`, each installed from the
 * registry, built, served and opened in a browser, and the weight of a button beside those of other libraries. `--only`
 * leaves out the other products and the weights, `--sizes` all products, `--no-sizes` the weights.
 */
await main(async () => {
  const options = { only: { type: 'string' }, sizes: { type: 'boolean' } } as const;
  const { only, sizes } = parseArgs({ options, allowNegative: true }).values;
  const problems = await withPacked(async (packed) => {
    const report = sizes === true ? undefined : await tryExamples(packed, only);
    if (report) console.log(report.text);
    if (only === undefined && sizes !== false)
      console.log(`\n${await weighButtons(packed.archives['@etherpilot/ui'] ?? '', packed.place)}`);
    return report?.problems ?? [];
  });
  if (problems.length > 0) throw new Error(`\n${problems.slice(0, 60).join('\n')}`);
});
