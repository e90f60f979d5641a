import { buildPackage, publishedPackages } from '../lib/builds.ts';
import { main } from '../lib/processes.ts';
import { rehearseRelease } from '../checks/releaseDry.ts';

/** `npm run release:dry`: builds the packages, publishes a copy to a registry on this machine, and installs from it. */
await main(async () => {
  for (const folder of publishedPackages) {
    // oxlint-disable-next-line no-await-in-loop -- a build takes all cores
    await buildPackage(folder);
  }
  console.log(`Published and installed: ${(await rehearseRelease()).join(', ')}`);
});
