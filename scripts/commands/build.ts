import { buildPackage, buildWeb, publishedPackages, writeBills } from '../lib/builds.ts';
import { main } from '../lib/processes.ts';

/** `npm run build`: the published packages and the web app, each into its dist/, and a list of what each is made of. */
await main(async () => {
  for (const folder of publishedPackages) {
    await buildPackage(folder);
    console.log(`${folder}/dist`);
  }
  const remarks = (await buildWeb()).trim();
  if (remarks !== '') console.warn(remarks);
  console.log('apps/web/dist');
  console.log((await writeBills()).join('\n'));
});
