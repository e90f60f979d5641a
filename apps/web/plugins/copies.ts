import { createReadStream, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Connect, Plugin } from 'vite';
import { hasCopies, pruneCopies, takesBrotli, writeCopies } from '../deploy/compress.js';
import { encodings, listFiles, hashContent, MANIFEST, type Manifest, readManifest } from '../deploy/manifest.js';
import { ASSETS } from '../deploy/policy.js';

const CACHE = join(import.meta.dirname, '../node_modules/.cache/copies');

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  json: 'application/json',
  txt: 'text/plain',
};

/**
 * Completes a build: compressed copies of its files, a manifest with their hashes and, with the folder of the release
 * before it in `LAST_RELEASE`, the assets of that one. The preview serves the copies, as a host does.
 */
export function copies(): Plugin {
  let folder = '';
  let last = new Map<string, Uint8Array>();
  let isWritten = false;
  return {
    name: 'copies',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    // Before the build empties its folder, which may be the one that holds the last release.
    buildStart() {
      last = readAssets(process.env['LAST_RELEASE'] ?? '');
    },
    writeBundle() {
      isWritten = true;
    },
    // After all that other plugins write. The server for development closes a bundle, too.
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        if (!isWritten) return;
        const files = listFiles(folder);
        const kept = [...last.keys()].filter((path) => !files.includes(path));
        for (const path of kept) write(join(folder, path), last.get(path));
        await Promise.all([...files, ...kept].filter(hasCopies).map((path) => writeCopies(join(folder, path), CACHE)));
        pruneCopies(CACHE);
        const hashes = files.map((path) => [path, hashContent(readFileSync(join(folder, path)))] as const);
        const manifest: Manifest = { files: Object.fromEntries(hashes), kept };
        writeFileSync(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`);
      },
    },
    configurePreviewServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (!serveCopy(folder, request, response)) next();
      });
    },
  };
}

/** The release's own assets, without those it has kept itself. */
function readAssets(release: string): Map<string, Uint8Array> {
  const own = Object.keys(readManifest(release)?.files ?? {}).filter((path) => `/${path}`.startsWith(ASSETS));
  return new Map(own.map((path) => [path, readFileSync(join(release, path))]));
}

function write(path: string, bytes: Uint8Array = new Uint8Array()): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, bytes);
}

type Served = Parameters<Connect.NextHandleFunction>;

/** Answers with the brotli copy of a file, if there is one that the browser takes; says whether it did. */
function serveCopy(folder: string, request: Served[0], response: Served[1]): boolean {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  const path = join(folder, pathname + encodings.br);
  const type = types[pathname.slice(pathname.lastIndexOf('.') + 1)];
  const takes = takesBrotli(request.headers) && request.headers.range === undefined;
  if (!takes || type === undefined || !existsSync(path)) return false;
  response.setHeader('content-encoding', 'br');
  response.setHeader('content-length', statSync(path).size);
  response.setHeader('content-type', type);
  response.setHeader('vary', 'accept-encoding');
  if (request.method === 'HEAD') response.end();
  else createReadStream(path).pipe(response);
  return true;
}
