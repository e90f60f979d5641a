import { createServer, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';

/** A proxy between the browser and the server. */
export interface DroppingProxy {
  readonly url: string;
  /** Drops the connection once the server has answered the next POST to this path. */
  dropAfter(path: string): void;
  /** The statuses with which the server has answered POSTs to this path, dropped ones included. */
  listStatuses(path: string): readonly number[];
  stop(): Promise<void>;
}

/**
 * Starts a proxy that passes on everything. Connections are reused, as by any proxy; when one is dropped before the answer,
 * browsers send the request again by themselves.
 */
export async function startDroppingProxy(): Promise<DroppingProxy> {
  let dropped: string | null = null;
  const answers: { readonly path: string; readonly status: number }[] = [];
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '');
    const forwarded = request(url, { method: incoming.method, headers: incoming.headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      if (incoming.method === 'POST') answers.push({ path: url.pathname, status });
      if (incoming.method === 'POST' && url.pathname === dropped) {
        dropped = null;
        incoming.socket.destroy();
        answer.resume();
        return;
      }
      outgoing.writeHead(status, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => incoming.socket.destroy());
    incoming.pipe(forwarded);
  });
  // Playwright's own requests go through a tunnel.
  server.on('connect', ({ url = '' }, socket, head) => {
    const { hostname, port } = new URL(`http://${url}`);
    const tunnel = connect(Number(port), hostname, () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      tunnel.write(head);
      tunnel.pipe(socket).pipe(tunnel);
    });
    tunnel.on('error', () => socket.destroy());
    socket.on('error', () => tunnel.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    dropAfter: (path) => {
      dropped = path;
    },
    listStatuses: (path) => answers.filter((answer) => answer.path === path).map(({ status }) => status),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
