import { join } from 'node:path';
import { mustRun, program, root } from './processes.ts';

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
  return mustRun([program('vite/bin/vite.js'), 'build', ...options], {
    cwd: 'apps/web',
    env: { NODE_ENV: 'production', ...env },
  });
}

/** Builds a published package with its own script. */
export function buildPackage(folder: string): Promise<string> {
  return mustRun([pnpm, '--dir', folder, 'run', 'build']);
}

/**
 * Weighs the built client as an app's bundler leaves it, compressed. Resolves with a line for each entry point.
 * @throws Error when it is over a limit of its .size-limit.json.
 */
export function weighClient(): Promise<string> {
  const cwd = 'packages/api-client';
  return mustRun([program('size-limit/bin.js', cwd)], { cwd });
}

/** Packs a built package into a .tgz as it would be published. */
export function packPackage(folder: string, archive: string): Promise<string> {
  return mustRun([pnpm, '--dir', folder, 'pack', '--out', archive]);
}
