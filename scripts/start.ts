import { parseArgs } from 'node:util';
import { buildWeb } from '@etherpilot/testkit/builds';
import { main, program, startNode } from '@etherpilot/testkit/processes';
import { freePorts, sandboxPageConfig, serve, startPreview, startSandbox } from '@etherpilot/testkit/servers';
import { formatWelcome } from './welcome.ts';

/** `npm start`: the sandbox server and the web app's development server; `-- --built` the app as it would be deployed. */
await main(async () => {
  const { built } = parseArgs({ options: { built: { type: 'boolean' } } }).values;
  const ports = await freePorts();
  if (built === true) {
    await buildWeb();
    return serve(ports, startSandbox(ports), startPreview(ports), formatWelcome(ports));
  }
  const place = [
    '--config',
    'sandbox/vite.config.ts',
    '--host',
    '127.0.0.1',
    '--port',
    `${ports.web}`,
    '--strictPort',
    '--logLevel',
    'warn',
  ];
  const web = startNode([program('vite/bin/vite.js'), ...place], {
    cwd: 'apps/web',
    env: { PAGE_CONFIG: sandboxPageConfig(ports.api) },
  });
  return serve(ports, startSandbox(ports), web, formatWelcome(ports));
});
