import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sirv from 'sirv';
import { findAnswer } from '../apps/web/deploy/pages.ts';

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

/** Serves a folder on a free port of 127.0.0.1. */
export async function serveFolder(folder: string): Promise<{ server: Server; port: number }> {
  const server = createServer(sirv(folder));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}
