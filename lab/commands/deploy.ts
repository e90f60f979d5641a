import { main } from '@etherpilot/testkit/processes';
import { lintKubernetes } from '../deploy/deployLint.ts';
import { tryDeployServers } from '../deploy/deployServers.ts';
import { tryCloudflare } from '../deploy/cloudflare.ts';

/**
 * `pnpm --filter lab deploy`: the built app behind nginx and Caddy, which must be installed, as `deploy/` starts them, and as
 * Cloudflare Pages serves it, whose program is fetched when it is missing.
 */
await main(async () => {
  console.log(await tryCloudflare());
  console.log(await tryDeployServers());
  console.log(lintKubernetes());
});
