import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWeb } from '@etherpilot/testkit/builds';
import { main, program, startNode } from '@etherpilot/testkit/processes';
import {
  database,
  freePorts,
  getOrigin,
  type Ports,
  sandboxPageConfig,
  serve,
  startPreview,
  startSandbox,
} from '@etherpilot/testkit/servers';
import { SCENARIO_PASSWORD, scenarios } from '../apps/sandbox-api/src/scenarios.ts';

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

/** What `npm start` says once both servers answer. */
function formatWelcome({ api, web }: Ports): string {
  const width = Math.max(...scenarios.map(({ email }) => email.length));
  const where = database === ':memory:' ? 'in memory, lost on exit' : relative(process.cwd(), database) || database;
  return [
    '',
    `  Etherpilot   ${getOrigin(web)}`,
    `  Sandbox API  ${getOrigin(api)}/api  (a stand-in for the operator's server; no real money)`,
    `  Prices       a recording of November 2025, shifted to the current time; not today's market`,
    `  Data         ${where}  (empty it with: pnpm --filter @etherpilot/sandbox-api reset)`,
    '',
    `  Accounts, all with the password ${SCENARIO_PASSWORD}:`,
    ...scenarios.map(({ email, explanation }) => `    ${email.padEnd(width)}  ${explanation}`),
    '',
    '  Stop with Ctrl-C.',
    '',
  ].join('\n');
}
