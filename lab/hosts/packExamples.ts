import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packCopy, pnpm, publishedPackages } from '@etherpilot/testkit/builds';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';

/** The products in `examples`. */
export async function listExamples(): Promise<string[]> {
  const entries = await readdir(join(root, 'examples'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Packs the published packages with their types; resolves with the archives by the name of the package. */
export async function packPublished(place: string): Promise<Readonly<Record<string, string>>> {
  const archives: Record<string, string> = {};
  for (const folder of publishedPackages) {
    const archive = await packCopy(folder, join(place, folder), { hasTypes: true });
    archives[folder.replace('packages/', '@etherpilot/')] = archive;
  }
  return archives;
}

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/**
 * Copies an example out of the repository, installs our packages from the archives and everything else from the
 * registry, checks its types, and builds it if it has a build. Resolves with its folder.
 */
export async function buildExample(
  name: string,
  archives: Readonly<Record<string, string>>,
  place: string,
): Promise<string> {
  const folder = join(place, name);
  await cp(join(root, 'examples', name), folder, {
    recursive: true,
    filter: (path) => !/[\\/](node_modules|dist|build|\.next|\.react-router)$/.test(path),
  });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([each, version]) => [
      each,
      archives[each] === undefined ? version : `file:${archives[each]}`,
    ]),
  );
  await writeFile(join(folder, 'package.json'), JSON.stringify({ ...manifest, dependencies }, undefined, 2));
  await installPackages(folder);
  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  if (manifest.scripts['build']) await runOrThrow([pnpm, '--dir', folder, 'run', 'build'], { cwd: folder, env });
  await runOrThrow([program('typescript/bin/tsc'), '-p', '.'], { cwd: folder });
  return folder;
}

/** Installs what the package.json of a folder outside of the workspace names. No package may run code meanwhile. */
export async function installPackages(folder: string): Promise<void> {
  const options = ['--ignore-workspace', '--ignore-scripts', '--no-frozen-lockfile', '--reporter=append-only'];
  await runOrThrow([pnpm, '--dir', folder, 'install', ...options], { cwd: folder, env: { CI: 'true' } });
}
