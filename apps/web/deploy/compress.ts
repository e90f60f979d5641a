import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';
import { encodings } from './manifest.ts';

/** Fonts and pictures are compressed already. */
const COMPRESSIBLE = /\.(?:js|css|svg|json|txt)$/;

/** Whether the build makes compressed copies of a file. Not of pages: a host writes its configuration into them. */
export function hasCopies(path: string): boolean {
  return COMPRESSIBLE.test(path);
}

const compressors = {
  br: (bytes: Uint8Array) => promisify(brotliCompress)(bytes, brotliOptions(constants.BROTLI_MAX_QUALITY, bytes)),
  gzip: (bytes: Uint8Array) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
} as const;

function brotliOptions(quality: number, { length }: Uint8Array) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: length } };
}

/** Whether a browser takes brotli. */
export function takesBrotli(headers: IncomingHttpHeaders): boolean {
  return /\bbr\b/.test(`${headers['accept-encoding']}`);
}

/** A page compressed as hosts do it on the fly. */
export function compressPage(html: string): Uint8Array {
  const bytes = Buffer.from(html);
  return brotliCompressSync(bytes, brotliOptions(5, bytes));
}

/**
 * Writes the compressed copies of a file beside it. The best compression takes seconds for a whole build, so copies are
 * kept in `cache` by content: most files of a build are those of the one before.
 */
export async function writeCopies(path: string, cache: string): Promise<void> {
  const bytes = readFileSync(path);
  const name = createHash('sha256').update(bytes).digest('hex');
  mkdirSync(cache, { recursive: true });
  await Promise.all(
    (['br', 'gzip'] as const).map(async (encoding) => {
      const stored = join(cache, name + encodings[encoding]);
      const copy = existsSync(stored) ? readFileSync(stored) : await compressors[encoding](bytes);
      if (!existsSync(stored)) store(stored, copy);
      writeFileSync(path + encodings[encoding], copy);
    }),
  );
}

/** How long copies are kept for later builds (ms). */
const KEPT_MS = 30 * 24 * 3_600_000;

/** Forgets copies of files that builds have made long ago. */
export function pruneCopies(cache: string): void {
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache)) {
    const age = Date.now() - (statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > KEPT_MS) rmSync(join(cache, name), { force: true });
  }
}

/** In one step, so that a build beside this one never reads half a file. */
function store(path: string, bytes: Uint8Array): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}
