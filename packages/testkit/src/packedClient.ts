import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packCopy, pnpm } from './builds.ts';
import { runOrThrow, root } from './processes.ts';

const source = 'packages/api-client';

/** Installs the client, as it would be published, in the new folder `product` of a place. Resolves with that folder. */
export async function installClient(place: string): Promise<string> {
  const product = join(place, 'product');
  const archive = await packCopy(source, place, { hasTypes: true });
  await mkdir(product);
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const dependencies = {
    '@etherpilot/api-client': `file:${archive}`,
    valibot: /^ {2}valibot: (.+)$/m.exec(catalog)?.[1],
  };
  await writeFile(join(product, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await runOrThrow([pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], { cwd: product });
  return product;
}
