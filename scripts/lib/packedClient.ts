import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPackage, pnpm } from './builds.ts';
import { mustRun, program, root } from './processes.ts';

const source = 'packages/api-client';

/** Installs the client, as it would be published, in the new folder `product` of a place. Resolves with that folder. */
export async function installClient(place: string): Promise<string> {
  const product = join(place, 'product');
  const archive = await packElsewhere(place);
  await mkdir(product);
  const catalog = await readFile(join(root, 'pnpm-workspace.yaml'), 'utf8');
  const dependencies = {
    '@etherpilot/api-client': `file:${archive}`,
    valibot: /^ {2}valibot: (.+)$/m.exec(catalog)?.[1],
  };
  await writeFile(join(product, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }));
  await mustRun([pnpm, 'install', '--prefer-offline', '--no-frozen-lockfile', '--ignore-scripts'], { cwd: product });
  return product;
}

/** Builds and packs a copy of the client, so that the `dist` of the original is left alone. */
async function packElsewhere(place: string): Promise<string> {
  const copy = join(place, 'workspace', source);
  for (const part of ['src', 'package.json', 'README.md', 'tsup.config.ts', 'tsconfig.json', 'tsconfig.build.json']) {
    await cp(join(root, source, part), join(copy, part), { recursive: true });
  }
  for (const part of ['tsconfig.base.json', 'pnpm-workspace.yaml', 'package.json']) {
    await cp(join(root, part), join(place, 'workspace', part));
  }
  await symlink(join(root, source, 'node_modules'), join(copy, 'node_modules'), 'junction');
  await mustRun([program('tsup/dist/cli-default.js', source)], { cwd: copy });
  await mustRun([program('typescript/bin/tsc'), '-p', 'tsconfig.build.json'], { cwd: copy });
  const archive = join(place, 'api-client.tgz');
  await packPackage(copy, archive);
  return archive;
}
