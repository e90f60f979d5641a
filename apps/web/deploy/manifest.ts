import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The list of a build's files, beside its page. */
export const MANIFEST = 'integrity.json';

/** What a build consists of, by path within it. */
export interface Manifest {
  /** The files of this release with their hashes, as `integrity` attributes are written. Copies are left out. */
  readonly files: Readonly<Record<string, string>>;
  /** The files of the release before it, for pages that are still open. */
  readonly kept: readonly string[];
}

/** The manifest of a build; `undefined` where there is none. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, MANIFEST);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Manifest) : undefined;
}

export function hashContent(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

/** How a file is compressed at build time, and what its copy is called. */
export const encodings = { br: '.br', gzip: '.gz' } as const;

/** Whether a path is that of a compressed copy. */
export function isCopy(path: string): boolean {
  return Object.values(encodings).some((ending) => path.endsWith(ending));
}

/** The paths of all files of a build but its copies and manifest, sorted, with forward slashes. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== MANIFEST && !isCopy(path))
    .toSorted();
}
