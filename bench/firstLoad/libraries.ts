import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../../scripts/lib/processes.ts';
import { buildBench } from '../withPages.ts';

/** React, React DOM, styled-components, wouter and valtio, built alone (bytes of gzip). */
export async function weighLibraries(): Promise<number> {
  const folder = join(root, '.reports/bench/libraries');
  await buildBench('firstLoad', folder);
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'));
  return scripts.reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file)), { level: 9 }).length, 0);
}
