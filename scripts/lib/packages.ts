import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { packPackage } from './builds.ts';
import { mustRun, program, root } from './processes.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, object>>;
}

/** The folder in whose `node_modules` a package is installed like a dependency. */
const getPackFolder = (folder: string) => join(root, '.reports/pack', folder);

/** Packs a built package as for publishing and installs it in its pack folder. Returns the path of the archive. */
async function installPackage(folder: string): Promise<string> {
  const packFolder = getPackFolder(folder);
  const archive = join(packFolder, 'package.tgz');
  await rm(packFolder, { recursive: true, force: true });
  await mkdir(packFolder, { recursive: true });
  await packPackage(folder, archive);
  const installed = await installedFolder(folder);
  await unpack(archive, installed);
  await symlink(join(root, folder, 'node_modules'), join(installed, 'node_modules'), 'junction');
  return archive;
}

/**
 * Packs a built package, runs publint and attw on the archive, and imports every entry point of its `exports` at run time
 * and in a type check. Throws when an entry point is missing or a private file is packed.
 */
export async function tryPackage(folder: string): Promise<void> {
  const archive = await installPackage(folder);
  const { name, exports } = await readManifest(join(root, folder));
  const [packFolder, installed] = [getPackFolder(folder), await installedFolder(folder)];
  const published = await readManifest(installed);
  const [declared, publishedEntryPoints] = [exports, published.exports].map((entryPoints) =>
    Object.keys(entryPoints).join(', '),
  );
  if (declared !== publishedEntryPoints)
    throw new Error(`${name} has the entry points ${declared}, but publishes ${publishedEntryPoints}.`);

  const privateFiles = (await readdir(join(installed, 'dist'), { recursive: true })).filter((file) =>
    /\.(test|stories)\.|fixtures|testing/.test(file),
  );
  if (privateFiles.length > 0) throw new Error(`${name} packs private files: ${privateFiles.slice(0, 5).join(', ')}`);

  const entryPoints = await listEntryPoints(published, installed);
  await lintArchive(archive, entryPoints);
  const imports = entryPoints.map((entryPoint) => join(name, entryPoint).replaceAll('\\', '/'));
  // What is for hosts of an optional package, such as `next`, needs that package to run.
  const runnable = imports.filter((each) => published.peerDependenciesMeta?.[basename(each)] === undefined);
  const script = `for (const entryPoint of ${JSON.stringify(runnable)}) if (Object.keys(await import(entryPoint)).length === 0) throw new Error(entryPoint + ' exports nothing');`;
  await mustRun(['--input-type=module', '--eval', script], { cwd: packFolder });
  await checkTypes(packFolder, imports);
  await checkReadme(installed);
}

/** The code blocks of a README, by the file name in their first line. */
export function readCodeBlocks(readme: string): Map<string, string> {
  const blocks = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
  return new Map(blocks.map((code, index) => [/^\/\/ (\S+\.tsx?)$/m.exec(code)?.[1] ?? `block${index}.tsx`, code]));
}

/** Type-checks the code of a package's README, inside the package so that its dependencies resolve. */
async function checkReadme(installed: string): Promise<void> {
  const code = readCodeBlocks(await readFile(join(installed, 'README.md'), 'utf8'));
  if (code.size === 0) throw new Error(`The README of ${installed} has no code.`);
  const folder = join(installed, 'readme');
  await mkdir(folder);
  for (const [file, text] of code) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  const files = ['styles.d.ts', ...code.keys()];
  await compile(folder, files, ['--jsx', 'react-jsx', '--exactOptionalPropertyTypes', '--skipLibCheck', ...types]);
}

/** Lists the JavaScript entry points, with `./screens/*` expanded. Throws when one does not resolve. */
async function listEntryPoints({ name, exports }: Manifest, installed: string): Promise<string[]> {
  const targets = Object.entries(exports).flatMap(([entryPoint, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file) => ({ entryPoint, file })),
  );
  const missing = targets.filter(({ file }) => !file.includes('*') && !existsSync(join(installed, file)));
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.map(({ file }) => file).join(', ')}`);
  const entryPoints: string[] = [];
  for (const { entryPoint, file } of targets.filter((target) => target.file.endsWith('.js'))) {
    const names = entryPoint.endsWith('/*') ? await readdir(join(installed, file.slice(0, file.indexOf('/*')))) : [''];
    for (const each of names) entryPoints.push(entryPoint.replace('*', each));
  }
  return entryPoints;
}

/** Checks an archive for package managers, bundlers and TypeScript. ESM only: `require` is not checked. */
async function lintArchive(archive: string, entryPoints: readonly string[]): Promise<void> {
  await mustRun([program('publint/src/cli.js'), 'run', archive, '--strict']);
  const attw = program('@arethetypeswrong/cli/dist/index.js');
  await mustRun([
    attw,
    archive,
    '--profile',
    'esm-only',
    '--format',
    'ascii',
    '--no-color',
    '--entrypoints',
    ...entryPoints,
  ]);
}

/** Type-checks a file that imports every entry point, without `skipLibCheck`. */
async function checkTypes(packFolder: string, entryPoints: readonly string[]): Promise<void> {
  const lines = entryPoints.map((entryPoint, index) => `export * as entryPoint${index} from '${entryPoint}';`);
  await writeFile(join(packFolder, 'package.json'), '{ "type": "module" }\n');
  await writeFile(join(packFolder, 'consumer.ts'), lines.join('\n'));
  await compile(packFolder, ['consumer.ts'], ['--skipLibCheck', 'false', '--types', '']);
}

async function compile(packFolder: string, files: readonly string[], options: readonly string[]): Promise<void> {
  const language = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  await mustRun([program('typescript/bin/tsc'), '--ignoreConfig', ...language, ...options, ...files], {
    cwd: packFolder,
  });
}

async function installedFolder(folder: string): Promise<string> {
  return join(getPackFolder(folder), 'node_modules', (await readManifest(join(root, folder))).name);
}

/** Unpacks the archive of a package into a folder. */
export async function unpack(archive: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const options = ['--strip-components', '1', '-C', into];
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${stderr}`);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
