import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export interface SeenRequest {
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The body as received. */
  readonly body: string;
}

export interface TestServer {
  readonly url: string;
  /** Every request received, in order. */
  readonly requests: readonly SeenRequest[];
  count(method: string, path: string): number;
}

export type Handler = (request: SeenRequest, response: ServerResponse, server: TestServer) => void | Promise<void>;

/** A real HTTP server on a free port; closed after the test that started it. */
export async function createTestServer(handle: Handler): Promise<TestServer> {
  const requests: SeenRequest[] = [];
  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const request = { method: incoming.method ?? '', path: incoming.url ?? '', headers: incoming.headers, body };
    requests.push(request);
    await handle(request, response, server);
  }
  const http = createServer((incoming, response) => void answer(incoming, response));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const server: TestServer = {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    requests,
    count: (method, path) => requests.filter((seen) => seen.method === method && seen.path === path).length,
  };
  onTestFinished(async () => {
    http.closeAllConnections();
    await new Promise((resolve) => http.close(resolve));
  });
  return server;
}

/** An address where no server listens any more. */
export async function deadAddress(): Promise<string> {
  const http = createServer();
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  await new Promise((resolve) => http.close(resolve));
  return `http://127.0.0.1:${port}`;
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function sendHtml(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><html><body>nginx</body></html>');
}

/** A connection that is reset. */
export function sendReset(response: ServerResponse): void {
  response.socket?.resetAndDestroy();
}

/** An answer whose body starts and then stalls. */
export function sendStalled(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json' }).write('[');
}

/** An answer whose body ends before the announced length. */
export function sendTruncated(response: ServerResponse, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': '500' });
  response.write('{"address":"0x', () => response.destroy());
}
