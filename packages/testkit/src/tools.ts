import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/** What a tool is made of, as the packages of an npm lockfile, by path. Each has the checksum of its archive. */
export type ToolLock = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * The locks of all tools that may be fetched, by package and version; scripts/run.mjs reads them, too. Of one: the `packages` that
 * `npm install --package-lock-only --omit-lockfile-registry-resolved <name>@<version>` writes in an empty folder, but for the folder
 * itself. Read the difference before you commit it: only what it names can be fetched.
 */
const lockFile = join(root, 'packages/testkit/tools.json');

export function readLock(): Readonly<Record<string, ToolLock>> {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')) : {};
}

/**
 * The folder of a package that only one task needs, fetched when that task first runs, to keep the normal installation
 * small. npm refuses an archive that is not the one of tools.json.
 * @throws Error with the first line of npm's output, when it cannot be fetched.
 */
export function ensureTool(name: string, version: string): string {
  const spec = `${name}@${version}`;
  const place = join(root, '.toolchain', spec);
  const folder = join(place, 'node_modules', name);
  if (versionIn(folder) === version) return folder;
  const locked = readLock()[spec];
  if (!locked) throw new Error(`packages/testkit/tools.json has no checksums of ${spec}.`);
  console.log(`Fetching ${spec} into .toolchain …`);
  mkdirSync(place, { recursive: true });
  const wanted = { dependencies: { [name]: version } };
  writeFileSync(join(place, 'package.json'), JSON.stringify({ private: true, ...wanted }));
  writeFileSync(
    join(place, 'package-lock.json'),
    JSON.stringify({ lockfileVersion: 3, requires: true, packages: { '': wanted, ...locked } }),
  );
  const { error, stderr } = spawnSync(
    'npm',
    ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: place,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (versionIn(folder) === version) return folder;
  throw new Error(`npm could not fetch ${spec}: ${error?.message ?? stderr.trim().split('\n', 1)[0]}`);
}

function versionIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
