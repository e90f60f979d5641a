import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { mustRun, program } from '../../scripts/lib/processes.ts';
import type { Bytes } from './goals.ts';

/** The used fields of an entry of Vite's manifest. */
export interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

export type Manifest = Readonly<Record<string, Chunk>>;

/**
 * The files loaded only when the chart is opened: those of the lazy chunk with ECharts in it, without those that the
 * app's other entries, lazy or not, load anyway. Empty when no chunk contains ECharts.
 */
export function chartFiles(manifest: Manifest, isCharts: (file: string) => boolean): string[] {
  const starts = Object.entries(manifest).filter(([, chunk]) => chunk.isEntry || chunk.isDynamicEntry);
  const brought = starts.map(([key]) => closureOf(manifest, key));
  const withCharts = brought.filter((files) => [...files].some(isCharts));
  const others = new Set(brought.filter((files) => !withCharts.includes(files)).flatMap((files) => [...files]));
  return [...new Set(withCharts.flatMap((files) => [...files]))].filter((file) => !others.has(file)).toSorted();
}

function closureOf(manifest: Manifest, key: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return files;
  files.add(chunk.file);
  for (const imported of chunk.imports ?? []) closureOf(manifest, imported, files);
  return files;
}

/** Builds the app and measures the size of its chart and, from the pages' build, of the peer. */
export async function weigh(appFolder: string, pagesFolder: string): Promise<Bytes> {
  const build = ['build', '--outDir', appFolder, '--emptyOutDir', '--manifest', '--logLevel', 'error'];
  await mustRun([program('vite/bin/vite.js'), ...build], { cwd: 'apps/web' });
  const manifest: Manifest = JSON.parse(readFileSync(join(appFolder, '.vite/manifest.json'), 'utf8'));
  // The attribute ECharts puts on its container survives minification.
  const isCharts = (file: string) => readFileSync(join(appFolder, file), 'utf8').includes('_echarts_instance_');
  const ours = chartFiles(manifest, isCharts).map((file) => join(appFolder, file));
  const assets = join(pagesFolder, 'assets');
  const peer = existsSync(assets) ? readdirSync(assets).filter((name) => /^lightweight-charts.*\.js$/.test(name)) : [];
  const weight = (files: readonly string[]) =>
    files.length === 0
      ? Number.NaN
      : files.reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0);
  return { ours: weight(ours), peer: weight(peer.map((name) => join(assets, name))) };
}
