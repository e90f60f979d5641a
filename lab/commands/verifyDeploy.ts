import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDeployed } from '../deploy/deployed.ts';
import { main, root } from '@etherpilot/testkit/processes';

/**
 * `pnpm --filter lab verify-deploy https://app.example.com [--build apps/web/dist]`: whether a host serves this build, file by file,
 * with the headers its pages need.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { build: { type: 'string', default: 'apps/web/dist' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address))
    throw new Error('Name the address: pnpm --filter lab verify-deploy https://app.example.com');
  const { origin } = new URL(address);
  const problems = await compareDeployed(origin, resolve(root, values.build));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${origin} serves this build, with its headers.`);
});
