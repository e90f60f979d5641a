import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { createApp } from './app.ts';
import { readConfig, refuseExposure, type Config } from './config.ts';
import { openDb } from './db/open.ts';
import { seedScenarios } from './db/seed.ts';
import { settleDue } from './db/settleDue.ts';
import { createSandbox } from './sandbox.ts';
import { createClock } from './simulation/clock.ts';
import { createFaultBox } from './simulation/faults.ts';
import { createRandom } from './simulation/random.ts';

const SETTLE_MS = 1_000;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

function configured(): Config {
  try {
    const config = readConfig(process.env);
    refuseExposure(process.env, config);
    return config;
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

function opened(file: string) {
  try {
    return openDb(file);
  } catch (error) {
    return fail(`The database ${file} cannot be opened: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const { host, port, database, seed, hasControl, settings } = configured();
const db = opened(database);
const clock = createClock();
let origin = '';
const sandbox = createSandbox({
  db,
  now: clock.now,
  random: createRandom(seed),
  settings,
  log: (line) => console.log(line),
  origin: () => origin,
});
seedScenarios(sandbox);
const app = createApp({ ...sandbox, ...(hasControl && { control: { clock, box: createFaultBox() } }) });
const server = createAdaptorServer({ fetch: app.fetch }) as Server;

function close(): void {
  server.close();
  server.closeAllConnections();
  db.close();
  process.exit(0);
}

server.on('error', (error: NodeJS.ErrnoException) => {
  db.close();
  fail(error.code === 'EADDRINUSE' ? `Port ${port} on ${host} is taken; set API_PORT to another one.` : error.message);
});
server.listen(port, host, () => {
  const address = server.address();
  const listened = typeof address === 'object' && address ? address.port : port;
  origin = `http://${host.includes(':') ? `[${host}]` : host}:${listened}`;
  console.log(`Sandbox listening on ${origin}, data in ${database}`);
});
setInterval(() => {
  try {
    settleDue(sandbox);
  } catch (error) {
    console.error('The simulation failed:', error);
  }
}, SETTLE_MS);
process.on('SIGTERM', close);
process.on('SIGINT', close);
