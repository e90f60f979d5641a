import { main, program, startNode } from '../lib/processes.ts';
import { freePorts, sandboxPageConfig, serve, startSandbox } from '../lib/servers.ts';

/** `npm start`: the sandbox server and the web app's development server. */
await main(async () => {
  const ports = await freePorts();
  const sandbox = startSandbox(ports);
  const web = startNode(
    [
      program('vite/bin/vite.js'),
      '--host',
      '127.0.0.1',
      '--port',
      `${ports.web}`,
      '--strictPort',
      '--logLevel',
      'warn',
    ],
    { cwd: 'apps/web', env: { PAGE_CONFIG: sandboxPageConfig(ports.api) } },
  );
  await serve(ports, sandbox, web);
});
