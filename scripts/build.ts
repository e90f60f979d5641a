import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildPackage, buildWeb, publishedPackages, writeBills } from '@etherpilot/testkit/builds';
import { main, root } from '@etherpilot/testkit/processes';

/**
 * `pnpm build [--keep apps/web/dist]`: the published packages and the web app, each into its dist/, and a list of
 * what each is made of. The assets of the release in the folder to keep are added, for pages of it that are still open.
 */
await main(async () => {
  const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values;
  for (const folder of publishedPackages) {
    await buildPackage(folder);
    console.log(`${folder}/dist`);
  }
  const remarks = (await buildWeb({ env: keep === undefined ? {} : { LAST_RELEASE: resolve(root, keep) } })).trim();
  if (remarks !== '') console.warn(remarks);
  console.log('apps/web/dist');
  console.log((await writeBills()).join('\n'));
});
