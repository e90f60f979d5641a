import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { findAnswer, NOT_FOUND_PAGE } from '../apps/web/deploy/pages.ts';

export interface ServedFile {
  /** Within the folder; a path that is no file's is answered with its page, as a host of the app does. */
  readonly name: string;
  readonly kind: 'html' | 'js' | 'css' | 'font' | 'other';
  /** Bytes on the wire of a host: gzip, except for fonts, which are compressed already. */
  readonly bytes: number;
}

/** What a host answers from a folder for a path. */
export function fileFor(folder: string, path: string): ServedFile {
  const wanted = join(folder, path);
  const name = existsSync(wanted) && statSync(wanted).isFile() ? path : `/${findAnswer(path).file}`;
  const raw = readFileSync(join(folder, name));
  const ending = extname(name);
  if (ending === '.woff2') return { name, kind: 'font', bytes: raw.length };
  const kind = (['html', 'js', 'css'] as const).find((known) => `.${known}` === ending) ?? 'other';
  return { name, kind, bytes: gzipSync(raw, { level: 9 }).length };
}

/**
 * Serves a folder on a free port of 127.0.0.1. A path that is no file's is the app's, or not found in a folder of
 * `pages`.
 */
export async function serveFolder(
  folder: string,
  holds: 'app' | 'pages' = 'app',
  buildHeaders: (url: string) => Readonly<Record<string, string>> = () => ({}),
): Promise<{ server: Server; port: number }> {
  // A page of others that fills the window has none but its first.
  const isOurs = existsSync(join(folder, NOT_FOUND_PAGE));
  const notFound = (_: IncomingMessage, response: ServerResponse) => {
    response
      .writeHead(404, { 'content-type': 'text/html;charset=utf-8' })
      .end(readFileSync(join(folder, NOT_FOUND_PAGE)));
  };
  const onNoMatch = (request: IncomingMessage, response: ServerResponse) =>
    holds === 'app' && isOurs && extname(request.url ?? '') === ''
      ? notFound(request, response)
      : response.writeHead(404).end();
  const serve = sirv(folder, { single: holds === 'app' && !isOurs, onNoMatch });
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(buildHeaders(request.url ?? '/'))) response.setHeader(name, value);
    serve(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
