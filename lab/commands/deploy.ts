import { main } from '@etherpilot/testkit/processes';
import { lintDeploy } from '../deploy/deployLint.ts';
import { tryDeployServers } from '../deploy/deployServers.ts';
import { tryWebServers } from '../deploy/webServers.ts';

/**
 * `pnpm --filter lab deploy`: the built app behind nginx and Caddy, which must be installed: with the headers alone, and as
 * `deploy/` starts them. And as Cloudflare Pages serves it, whose program is fetched when it is missing.
 */
await main(async () => {
  console.log(await tryWebServers());
  console.log(await tryDeployServers());
  console.log(lintDeploy().join('\n'));
});
