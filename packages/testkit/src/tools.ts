import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './processes.ts';

/**
 * The folder of a package that only one task needs, fetched when that task first runs, to keep the normal installation
 * small.
 * @throws Error with npm's last output, when it cannot be fetched.
 */
export function bringTool(name: string, version: string): string {
  const place = join(root, '.toolchain', `${name}@${version}`);
  const folder = join(place, 'node_modules', name);
  if (versionIn(folder) === version) return folder;
  console.log(`Fetching ${name}@${version} into .toolchain …`);
  mkdirSync(place, { recursive: true });
  // Without a package.json, npm would search the parent folders and find the workspace.
  writeFileSync(join(place, 'package.json'), '{ "private": true }\n');
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--save-exact', '--loglevel=error'];
  const { error, stderr } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], {
    cwd: place,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (versionIn(folder) === version) return folder;
  throw new Error(`npm could not fetch ${name}@${version}: ${error?.message ?? stderr.trim()}`);
}

function versionIn(folder: string): string | undefined {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
  return version;
}
