import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mustRun, program, root } from './processes.ts';

/** The packages that are published. */
export const publishedPackages = ['packages/api-client', 'packages/ui'] as const;

const pnpm = program('pnpm/bin/pnpm.mjs', '.toolchain');

interface WebBuild {
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute; apps/web/dist by default. */
  readonly outDir?: string;
}

/** Builds the web app. */
export function buildWeb({ env = {}, outDir = join(root, 'apps/web/dist') }: WebBuild = {}): Promise<string> {
  return mustRun([program('vite/bin/vite.js'), 'build', '--outDir', outDir, '--emptyOutDir'], { cwd: 'apps/web', env });
}

/** Builds a published package by its own script. */
export function buildPackage(folder: string): Promise<string> {
  return mustRun([pnpm, '--dir', folder, 'run', 'build']);
}

/**
 * Packs a built package as it would be published, unpacks it as a dependency of nothing but Node, and imports it
 * through every door of its `exports`. Fails when a door leads nowhere or something private was packed.
 */
export async function tryPackage(folder: string): Promise<void> {
  const manifest: { name: string; exports: Record<string, unknown> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  const place = join(root, '.reports/pack', folder);
  const installed = join(place, 'node_modules', manifest.name);
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await mustRun([pnpm, '--dir', folder, 'pack', '--out', join(place, 'package.tgz')]);
  await unpack(join(place, 'package.tgz'), installed);
  await symlink(join(root, folder, 'node_modules'), join(installed, 'node_modules'), 'junction');

  const strangers = (await readdir(join(installed, 'dist'), { recursive: true })).filter((file) =>
    /\.(test|stories)\.|fixtures|testing/.test(file),
  );
  if (strangers.length > 0)
    throw new Error(`${manifest.name} packs what is not for its users: ${strangers.slice(0, 5).join(', ')}`);

  const targets = Object.entries(manifest.exports).flatMap(([door, target]) =>
    publicTargets(target).map((file) => ({ door, file })),
  );
  const missing = targets.filter(({ file }) => !file.includes('*') && !existsSync(join(installed, file)));
  if (missing.length > 0) throw new Error(`${manifest.name} lacks ${missing.map(({ file }) => file).join(', ')}`);

  const doors: string[] = [];
  for (const { door, file } of targets.filter((target) => target.file.endsWith('.js'))) {
    const names = door.endsWith('/*') ? await readdir(join(installed, file.slice(0, file.indexOf('/*')))) : [''];
    for (const name of names) doors.push(join(manifest.name, door.replace('*', name)).replaceAll('\\', '/'));
  }
  const script = `for (const door of ${JSON.stringify(doors)}) if (Object.keys(await import(door)).length === 0) throw new Error(door + ' exports nothing');`;
  await mustRun(['--input-type=module', '--eval', script], { cwd: place });
  await readTypes(place, doors);
}

/** Type-checks a stranger's file that imports every door, the package's own declarations included. */
async function readTypes(place: string, doors: readonly string[]): Promise<void> {
  const lines = doors.map((door, index) => `export * as door${index} from '${door}';`);
  await writeFile(join(place, 'package.json'), '{ "type": "module" }\n');
  await writeFile(join(place, 'stranger.ts'), lines.join('\n'));
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2023',
    '--skipLibCheck',
    'false',
  ];
  await mustRun([program('typescript/bin/tsc'), ...options, '--types', '', 'stranger.ts'], { cwd: place });
}

/** Where a door leads for others than this workspace. */
function publicTargets(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  return Object.entries(target as Record<string, string>).flatMap(([condition, file]) =>
    condition === '@etherpilot/source' ? [] : [file],
  );
}

async function unpack(archive: string, into: string): Promise<void> {
  const place = join(archive, '..');
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', place], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${stderr}`);
  await cp(join(place, 'package'), into, { recursive: true });
}
