import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export interface ServedFile {
  /** Within the folder; a missing file is answered with index.html, as the host of a single-page app does. */
  readonly name: string;
  readonly kind: 'html' | 'js' | 'css' | 'font' | 'other';
  /** Bytes on the wire: gzip, except for fonts, which are compressed already. */
  readonly bytes: number;
}

/** What the server of a folder answers for a path. */
export function fileFor(
  folder: string,
  path: string,
): { file: ServedFile; body: Buffer; type: string; isGzip: boolean } {
  const wanted = join(folder, path);
  const name = existsSync(wanted) && statSync(wanted).isFile() ? path : '/index.html';
  const raw = readFileSync(join(folder, name));
  const ending = extname(name);
  const isGzip = ending !== '.woff2';
  const body = isGzip ? gzipSync(raw, { level: 9 }) : raw;
  const kind =
    ending === '.woff2'
      ? 'font'
      : ((['html', 'js', 'css'] as const).find((known) => `.${known}` === ending) ?? 'other');
  return { file: { name, kind, bytes: body.length }, body, type: types[ending] ?? 'application/octet-stream', isGzip };
}

/** Serves a folder on a free port of 127.0.0.1, compressed. */
export async function serveFolder(folder: string): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
    const { body, type, isGzip } = fileFor(folder, pathname);
    response.writeHead(200, { 'content-type': type, ...(isGzip && { 'content-encoding': 'gzip' }) }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
