import { createAdaptorServer } from '@hono/node-server';
import type { Server } from 'node:http';
import { readConfig } from '../config.ts';
import { createPriceProxy } from '../createPriceProxy.ts';

/** The proxy with a clock that runs `SPEED` times as fast, so that an hour passes in a load test. */
const speed = Number(process.env['SPEED']);
const start = Date.now();
const now = () => start + (Date.now() - start) * speed;
const app = createPriceProxy({ ...readConfig(process.env), now });
// The age of an answer, by this clock.
app.get('/now', (c) => c.text(`${now()}`));
const server = createAdaptorServer({ fetch: app.fetch }) as Server;
server.listen(Number(process.env['PORT']), '127.0.0.1');
