import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mustRun, program, root } from '@etherpilot/testkit/processes';

/** The used fields of an entry of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

/** By the path of the module each chunk starts with. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** The app, built for production. */
export interface BuiltApp {
  readonly folder: string;
  readonly manifest: Manifest;
}

let built: Promise<BuiltApp> | undefined;

/** Builds the app into a folder of its own, once in a run. */
export function buildApp(): Promise<BuiltApp> {
  built ??= build(join(root, '.reports/bench/web'));
  return built;
}

async function build(folder: string): Promise<BuiltApp> {
  const options = ['--outDir', folder, '--emptyOutDir', '--manifest', '--logLevel', 'error'];
  await mustRun([program('vite/bin/vite.js'), 'build', ...options], {
    cwd: 'apps/web',
    env: { NODE_ENV: 'production' },
  });
  return { folder, manifest: JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) };
}

/** The files a chunk brings with it before it runs. */
export function closureOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, files);
  return files;
}
