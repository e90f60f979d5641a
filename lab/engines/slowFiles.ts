import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another way to a server, on which what a path matches comes late; anything under `/late` is a page of its own. */
export async function withSlowFiles<T>(
  origin: string,
  slow: { readonly path: RegExp; readonly delayMs: number },
  task: (origin: string) => Promise<T>,
): Promise<T> {
  const server = createServer((incoming, outgoing) => {
    const url = new URL(incoming.url ?? '/', origin);
    const isPage = url.pathname.startsWith('/late');
    const pass = () => {
      if (isPage) return void outgoing.setHeader('content-type', 'text/html').end('<title>late</title>');
      const headers = { ...incoming.headers, host: url.host };
      const passed = request(url, { method: incoming.method ?? 'GET', headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      passed.on('error', () => outgoing.destroy());
      return void incoming.pipe(passed);
    };
    setTimeout(pass, isPage || slow.path.test(url.pathname) ? slow.delayMs : 0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await task(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
