import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { weigh } from '../weigh.ts';
import { buildBench } from '../withPages.ts';

/** React, React DOM, styled-components, wouter and valtio, built alone (bytes of gzip). */
export async function weighLibraries(): Promise<number> {
  const folder = join(root, '.reports/bench/libraries');
  await buildBench('firstLoad', folder);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return weigh(
    folder,
    files.filter((file) => file.endsWith('.js')),
  );
}
