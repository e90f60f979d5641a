import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltApp, closureOf, type Manifest } from '../builtApp.ts';
import { weigh } from '../weigh.ts';
import type { Bytes } from './goals.ts';

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

/** Measures the size of the chart in the built app and, from the pages' build, of the peer. */
export function weighChart({ folder, manifest }: BuiltApp, pagesFolder: string): Bytes {
  // The attribute ECharts puts on its container survives minification.
  const isCharts = (file: string) => readFileSync(join(folder, file), 'utf8').includes('_echarts_instance_');
  const ours = chartFiles(manifest, isCharts);
  const assets = join(pagesFolder, 'assets');
  const peer = existsSync(assets) ? readdirSync(assets).filter((name) => /^lightweight-charts.*\.js$/.test(name)) : [];
  const weight = (of: string, files: readonly string[]) => (files.length === 0 ? Number.NaN : weigh(of, files));
  return { ours: weight(folder, ours), peer: weight(assets, peer) };
}
