import { parseArgs } from 'node:util';
import { buildPackage, weighPackage } from '@etherpilot/testkit/builds';
import { tryPackage, tryTypeScripts } from '@etherpilot/testkit/packages';
import { main } from '@etherpilot/testkit/processes';
import { checkPublicApi } from './checks/publicApi.ts';

/**
 * `node scripts/package.ts packages/ui [--write] [--older-types]`: builds a published package, packs and imports it, compares its API
 * report and its weight. `--write` writes the report, to be committed. `--older-types` instead compiles what was built under older
 * TypeScripts, which are fetched when they are missing.
 */
await main(async () => {
  const { values, positionals } = parseArgs({
    options: { 'older-types': { type: 'boolean' }, write: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [folder = ''] = positionals;
  if (values['older-types'] === true) return tryTypeScripts(folder, ['5.9.3', '6.0.3']);
  await buildPackage(folder);
  await tryPackage(folder);
  checkPublicApi(folder, values.write);
  console.log(await weighPackage(folder));
});
