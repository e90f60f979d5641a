import { buildWeb } from './builds.ts';
import { main, program, startNode } from './processes.ts';
import { freePorts, sandboxPageConfig, serve, startSandbox } from './servers.ts';

/** `npm run preview`: the sandbox server and the web app as it would be deployed. */
await main(async () => {
  const ports = await freePorts();
  await buildWeb();
  const web = startNode(
    [program('vite/bin/vite.js'), 'preview', '--host', '127.0.0.1', '--port', `${ports.web}`, '--strictPort'],
    { cwd: 'apps/web', env: { PAGE_CONFIG: sandboxPageConfig(ports.api) } },
  );
  await serve(ports, startSandbox(ports), web);
});
