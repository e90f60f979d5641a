import { parseArgs } from 'node:util';
import { runStorybookTests } from '../storybook/runStorybookTests.ts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab visual [--update] [--built storybook-static] [--grep text]`: compares stories with their baselines, pixel by
 * pixel, or writes the baselines. The report shows each before, after and their difference; without a comparison it fails.
 */
await main(async () => {
  const options = {
    update: { type: 'boolean', default: false },
    built: { type: 'string' },
    grep: { type: 'string', default: '' },
  } as const;
  const { update, built, grep } = parseArgs({ options }).values;
  process.exitCode = await runStorybookTests('visual', built, [
    '--grep',
    grep,
    ...(update ? ['--update-snapshots=all'] : []),
  ]);
  if (process.exitCode !== 0) console.log('See .reports/storybook-report/index.html. To accept all of it: --update');
});
