import { relative } from 'node:path';
import { database, getOrigin, type Ports } from '@etherpilot/testkit/servers';
import { SCENARIO_PASSWORD, scenarios } from '../apps/sandbox-api/src/scenarios.ts';

/** What `npm start` says once both servers answer. */
export function formatWelcome({ api, web }: Ports): string {
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
