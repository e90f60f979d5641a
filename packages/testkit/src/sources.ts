import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

export interface Source {
  /** From the repository's root, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** The TypeScript files under the folders that match. */
export function readSources(folders: readonly string[], matching = /\.tsx?$/): Source[] {
  return folders.flatMap((folder) =>
    globSync('**/*', { cwd: join(root, folder), exclude: ['**/node_modules', '**/dist'] })
      .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
      .filter((path) => matching.test(path))
      .toSorted()
      .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
  );
}

/** Every folder with sources. */
export const sourceFolders = [
  'packages/ui/src',
  'packages/api-client/src',
  'apps/web/src',
  'apps/sandbox-api/src',
  'apps/price-proxy/src',
] as const;

export const isTest = ({ path }: Source) => /\.test\.tsx?$|\/testing\//.test(path);
export const isStory = ({ path }: Source) => /\.stories\.tsx?$/.test(path);
