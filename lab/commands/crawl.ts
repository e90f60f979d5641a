import { parseArgs } from 'node:util';
import { runStorybookTests } from '../storybook/runStorybookTests.ts';
import { main } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab crawl [--built storybook-static] [--grep text]`: opens every story and page of the built Storybook: no error,
 * console message, failed request, dead link, finding of axe or prop without a description.
 */
await main(async () => {
  const options = { built: { type: 'string' }, grep: { type: 'string', default: '' } } as const;
  const { built, grep } = parseArgs({ options }).values;
  process.exitCode = await runStorybookTests('crawl', built, ['--grep', grep]);
});
