import { existsSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { runOrThrow, program, root } from './processes.ts';

/** The published packages. */
export const publishedPackages = ['packages/api-client', 'packages/ui'] as const;

/** The pinned pnpm. */
export const pnpm = program('pnpm/bin/pnpm.mjs', '.toolchain');

interface WebBuild {
  readonly env?: Readonly<Record<string, string>>;
  /** Absolute; apps/web/dist by default. */
  readonly outDir?: string;
  /** Within apps/web; its vite.config.ts by default. */
  readonly config?: string;
}

/** Builds the web app, for production whatever NODE_ENV is. Resolves with Vite's warnings. */
export function buildWeb({
  env = {},
  outDir = join(root, 'apps/web/dist'),
  config = 'vite.config.ts',
}: WebBuild = {}): Promise<string> {
  const options = ['--config', config, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return runOrThrow([program('vite/bin/vite.js'), 'build', ...options], {
    cwd: 'apps/web',
    env: { NODE_ENV: 'production', ...env },
  });
}

/** Builds a published package with its own script. */
export function buildPackage(folder: string): Promise<string> {
  return runOrThrow([pnpm, '--dir', folder, 'run', 'build']);
}

/**
 * Weighs each entry point of a built package as an app's bundler leaves it, without its peers and compressed. Of an import
 * of nothing, nothing may be left. Resolves with a line for each.
 * @throws Error when one is over its limit in .size-limit.json.
 */
export function weighPackage(folder: string): Promise<string> {
  return runOrThrow([program('size-limit/bin.js', folder)], { cwd: folder });
}

/**
 * Writes a software bill of materials (CycloneDX 1.7) of each published package and the web app into .reports/bills.
 * Resolves with their paths.
 */
export async function writeBills(): Promise<string[]> {
  const folder = '.reports/bills';
  await mkdir(join(root, folder), { recursive: true });
  const bills = [...publishedPackages, 'apps/web'].map((path) => ({
    path,
    bill: `${folder}/${basename(path)}.cdx.json`,
  }));
  for (const { path, bill } of bills) {
    const options = ['--sbom-format', 'cyclonedx', '--sbom-spec-version', '1.7', '--prod', '--out', join(root, bill)];
    // oxlint-disable-next-line no-await-in-loop -- each reads the whole lockfile
    await runOrThrow([pnpm, '--filter', `./${path}`, 'sbom', ...options]);
  }
  return bills.map(({ bill }) => bill);
}

/** Packs a built package into a .tgz as it would be published. */
export function packPackage(folder: string, archive: string): Promise<string> {
  return runOrThrow([pnpm, '--dir', folder, 'pack', '--out', archive]);
}

/**
 * Packs a copy of a published package as for publishing, so that the `dist` of the original is left alone. Declarations
 * take longer than the rest, and a bundler does not read them.
 */
export async function packCopy(folder: string, place: string, { hasTypes = false } = {}): Promise<string> {
  const copy = join(place, 'workspace', folder);
  for (const part of [
    'src',
    'build',
    'package.json',
    'README.md',
    'tsup.config.ts',
    'tsconfig.json',
    'tsconfig.build.json',
  ]) {
    if (existsSync(join(root, folder, part))) await cp(join(root, folder, part), join(copy, part), { recursive: true });
  }
  for (const part of ['tsconfig.base.json', 'pnpm-workspace.yaml', '.pnpmfile.mjs', 'package.json']) {
    await cp(join(root, part), join(place, 'workspace', part));
  }
  await symlink(join(root, folder, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await runOrThrow([program('tsup/dist/cli-default.js', folder)], { cwd: copy });
  if (hasTypes) {
    await symlink(join(root, 'node_modules'), join(place, 'workspace/node_modules'), 'junction');
    await runOrThrow([program('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: copy });
  }
  const archive = join(place, `${folder.replaceAll('/', '-')}.tgz`);
  await packPackage(copy, archive);
  return archive;
}
