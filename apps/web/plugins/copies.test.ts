import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { listFiles, readManifest } from '../deploy/manifest.ts';
import { copies } from './copies.ts';

const places: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of places.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function place(): string {
  const folder = mkdtempSync(join(tmpdir(), 'copies-'));
  places.push(folder);
  return folder;
}

/** Builds a release of the given assets, after the one in `last`. */
async function release(folder: string, assets: Readonly<Record<string, string>>, last = ''): Promise<void> {
  vi.stubEnv('LAST_RELEASE', last);
  const hooks = copies() as unknown as Record<
    'configResolved' | 'buildStart' | 'writeBundle',
    (config?: unknown) => void
  > & {
    closeBundle: { handler: () => Promise<void> };
  } & Plugin;
  hooks.configResolved({ root: folder, build: { outDir: '.' } });
  hooks.buildStart();
  rmSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(assets)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  hooks.writeBundle();
  await hooks.closeBundle.handler();
}

test('a build keeps the assets of the release before it, and of no older one', async () => {
  const folder = place();
  await release(folder, { 'index.html': 'one', 'assets/a.js': 'a', 'assets/shared.js': 'shared' });
  expect(readManifest(folder)?.kept).toEqual([]);
  // Into the folder that holds the last release, as `pnpm build --keep apps/web/dist` does.
  await release(folder, { 'index.html': 'two', 'assets/b.js': 'b', 'assets/shared.js': 'shared' }, folder);
  expect(readManifest(folder)?.kept).toEqual(['assets/a.js']);
  expect(listFiles(folder)).toEqual(['assets/a.js', 'assets/b.js', 'assets/shared.js', 'index.html']);
  expect(readFileSync(join(folder, 'assets/a.js.br')).length).toBeGreaterThan(0);
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe('two');
  await release(folder, { 'index.html': 'three', 'assets/c.js': 'c' }, folder);
  expect(readManifest(folder)?.kept).toEqual(['assets/b.js', 'assets/shared.js']);
  expect(Object.keys(readManifest(folder)?.files ?? {})).toEqual(['assets/c.js', 'index.html']);
});

test('a first build keeps nothing', async () => {
  const folder = place();
  await release(folder, { 'assets/a.js': 'a' }, join(folder, 'nowhere'));
  expect(listFiles(folder)).toEqual(['assets/a.js']);
});
