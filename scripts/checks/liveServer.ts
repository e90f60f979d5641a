import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { WebSocketServer } from 'ws';
import { listen } from './oddServer.ts';

export type LiveServer = Awaited<ReturnType<typeof startLiveServer>>;

const REFUSED = 4_401;
const DONE = 1_000;

/**
 * Starts a server of the contract that has a file and a WebSocket beside it. What a sign-in gives is refused by both, as if it
 * had expired meanwhile; what a refresh gives is accepted, unless the server `refusesAll`.
 */
export async function startLiveServer({ refusesAll = false } = {}) {
  /** What was asked, a refresh included, in this order. */
  const asked: string[] = [];
  const isAccepted = (token: string | undefined) => token === 'renewed' && !refusesAll;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, url = '', headers } = request;
    const token = headers.authorization?.replace('Bearer ', '');
    asked.push(`${method} ${url}${token === undefined ? '' : ` ${token}`}`);
    response.setHeader('content-type', 'application/json');
    const send = (body: object) => response.end(JSON.stringify(body));
    if (url === '/api/auth/login/') return void send({ access: 'spent', refresh: 'refresh' });
    if (url === '/api/auth/profile/') return void send({ id: 7, email: 'viewer@example.com', balance: '0.00' });
    if (url === '/api/auth/refresh/') {
      const { refresh } = (await json(request)) as { refresh: string };
      return void send({ access: refresh === 'refresh' ? 'renewed' : 'unknown' });
    }
    if (!isAccepted(token)) return void response.writeHead(401).end('{"detail":"Token is invalid or expired"}');
    return void response.setHeader('content-type', 'text/csv').end('day,amount\n2026-11-25,60.00\n');
  }

  const live = await listen((request, response) => void answer(request, response));
  // It accepts each connection, so that a close code says what a handshake cannot.
  const sockets = new WebSocketServer({ server: live.server, handleProtocols: () => 'bearer' });
  sockets.on('connection', (socket, { url = '', headers }) => {
    const token = headers['sec-websocket-protocol']?.split(/, */)[1];
    asked.push(`${url} ${token}`);
    if (isAccepted(token)) socket.send('ETH 2000.00');
    socket.close(isAccepted(token) ? DONE : REFUSED);
  });
  const { origin } = live;
  return { origin, socket: `${origin.replace('http', 'ws')}/prices`, asked, close: () => live.close() };
}
