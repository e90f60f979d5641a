import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPackage } from './builds.ts';
import { mustRun, program, root } from './processes.ts';

interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** Where a package is installed like a dependency: in `node_modules` there, by its name. */
export const placeOf = (folder: string) => join(root, '.reports/pack', folder);

/** Packs a built package as it would be published and unpacks it at its place; returns the archive. */
export async function installPackage(folder: string): Promise<string> {
  const place = placeOf(folder);
  const archive = join(place, 'package.tgz');
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await packPackage(folder, archive);
  const installed = await installedFolder(folder);
  await unpack(archive, installed);
  await symlink(join(root, folder, 'node_modules'), join(installed, 'node_modules'), 'junction');
  return archive;
}

/**
 * Packs a built package, runs publint and attw on the archive, and imports the package, as a dependency of nothing but
 * Node, through every entry point of its `exports`, at run time and for types. Throws when an entry point is missing or
 * something private was packed.
 */
export async function tryPackage(folder: string): Promise<void> {
  const archive = await installPackage(folder);
  const { name, exports } = await readManifest(join(root, folder));
  const [place, installed] = [placeOf(folder), await installedFolder(folder)];
  const published = await readManifest(installed);
  const [here, there] = [exports, published.exports].map((doors) => Object.keys(doors).join(', '));
  if (here !== there) throw new Error(`${name} has the entry points ${here}, but publishes ${there}.`);

  const strangers = (await readdir(join(installed, 'dist'), { recursive: true })).filter((file) =>
    /\.(test|stories)\.|fixtures|testing/.test(file),
  );
  if (strangers.length > 0) throw new Error(`${name} packs private files: ${strangers.slice(0, 5).join(', ')}`);

  const doors = await doorsOf(published, installed);
  await judge(archive, doors);
  const imports = doors.map((door) => join(name, door).replaceAll('\\', '/'));
  const script = `for (const door of ${JSON.stringify(imports)}) if (Object.keys(await import(door)).length === 0) throw new Error(door + ' exports nothing');`;
  await mustRun(['--input-type=module', '--eval', script], { cwd: place });
  await readTypes(place, imports);
  await checkReadme(installed);
}

/** The code of a README by the file each block names in its first line. */
export function codeOf(readme: string): Map<string, string> {
  const blocks = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
  return new Map(blocks.map((code, index) => [/^\/\/ (\S+\.tsx?)$/m.exec(code)?.[1] ?? `block${index}.tsx`, code]));
}

/** Type-checks the code of a package's README. It is written inside the package, where its dependencies resolve. */
async function checkReadme(installed: string): Promise<void> {
  const code = codeOf(await readFile(join(installed, 'README.md'), 'utf8'));
  if (code.size === 0) throw new Error(`The README of ${installed} has no code.`);
  const folder = join(installed, 'readme');
  await mkdir(folder);
  for (const [file, text] of code) await writeFile(join(folder, file), text);
  await writeFile(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
  const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
  const files = ['styles.d.ts', ...code.keys()];
  await compile(folder, files, ['--jsx', 'react-jsx', '--exactOptionalPropertyTypes', '--skipLibCheck', ...types]);
}

/** Every entry point that is a script, with `./screens/*` expanded. One that does not resolve is an error. */
async function doorsOf({ name, exports }: Manifest, installed: string): Promise<string[]> {
  const targets = Object.entries(exports).flatMap(([door, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file) => ({ door, file })),
  );
  const missing = targets.filter(({ file }) => !file.includes('*') && !existsSync(join(installed, file)));
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.map(({ file }) => file).join(', ')}`);
  const doors: string[] = [];
  for (const { door, file } of targets.filter((target) => target.file.endsWith('.js'))) {
    const names = door.endsWith('/*') ? await readdir(join(installed, file.slice(0, file.indexOf('/*')))) : [''];
    for (const each of names) doors.push(door.replace('*', each));
  }
  return doors;
}

/** Checks an archive for package managers, bundlers and TypeScript. ESM only: `require` is not checked. */
async function judge(archive: string, doors: readonly string[]): Promise<void> {
  await mustRun([program('publint/src/cli.js'), 'run', archive, '--strict']);
  const attw = program('@arethetypeswrong/cli/dist/index.js');
  await mustRun([attw, archive, '--profile', 'esm-only', '--format', 'ascii', '--no-color', '--entrypoints', ...doors]);
}

/** Type-checks a consumer's file that imports every entry point, with library checks on. */
async function readTypes(place: string, doors: readonly string[]): Promise<void> {
  const lines = doors.map((door, index) => `export * as door${index} from '${door}';`);
  await writeFile(join(place, 'package.json'), '{ "type": "module" }\n');
  await writeFile(join(place, 'stranger.ts'), lines.join('\n'));
  await compile(place, ['stranger.ts'], ['--skipLibCheck', 'false', '--types', '']);
}

async function compile(place: string, files: readonly string[], options: readonly string[]): Promise<void> {
  const language = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023'];
  await mustRun([program('typescript/bin/tsc'), '--ignoreConfig', ...language, ...options, ...files], { cwd: place });
}

async function installedFolder(folder: string): Promise<string> {
  return join(placeOf(folder), 'node_modules', (await readManifest(join(root, folder))).name);
}

async function unpack(archive: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const options = ['--strip-components', '1', '-C', into];
  const { status, stderr } = spawnSync('tar', ['-xzf', archive, ...options], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`tar could not unpack ${archive}: ${stderr}`);
}

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
}
