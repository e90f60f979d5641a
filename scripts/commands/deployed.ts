import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { compareDeployed } from '../checks/deployed.ts';
import { main, root } from '../lib/processes.ts';

/**
 * `npm run deployed -- https://app.example.com [--build apps/web/dist]`: whether a host serves this build, file by file,
 * with the headers its pages need.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { build: { type: 'string', default: 'apps/web/dist' } },
    allowPositionals: true,
  });
  const [address = ''] = positionals;
  if (!URL.canParse(address)) throw new Error('Name the address: npm run deployed -- https://app.example.com');
  const { origin } = new URL(address);
  const problems = await compareDeployed(origin, resolve(root, values.build));
  if (problems.length > 0) throw new Error(problems.join('\n'));
  console.log(`${origin} serves this build, with its headers.`);
});
