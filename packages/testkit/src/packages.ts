import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { packPackage } from './builds.ts';
import { runOrThrow, program, root } from './processes.ts';
import { ensureTool } from './tools.ts';

/** The parts of a package.json that are read here. */
interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
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
 * and in a type check. Throws when an entry point is missing, a private file is packed or a module lacks its source map.
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
    /\.(test|stories)\.|testing/.test(file),
  );
  if (privateFiles.length > 0) throw new Error(`${name} packs private files: ${privateFiles.slice(0, 5).join(', ')}`);

  await checkMaps(installed);

  const entryPoints = await listEntryPoints(published, installed);
  await lintArchive(archive, entryPoints);
  const imports = entryPoints.map((entryPoint) => join(name, entryPoint).replaceAll('\\', '/'));
  const script = `for (const entryPoint of ${JSON.stringify(imports)}) if (Object.keys(await import(entryPoint)).length === 0) throw new Error(entryPoint + ' exports nothing');`;
  await runOrThrow(['--input-type=module', '--eval', script], { cwd: packFolder });
  await checkTypes(packFolder, imports, listStyles(published));
  await checkDeclared(installed, published);
  await checkReadme(installed);
}

/** The code blocks of a README, by the file name in their first line. */
export function readCodeBlocks(readme: string): Map<string, string> {
  const blocks = [...readme.matchAll(/^```tsx?\n([^]*?)^```$/gm)].map((match) => match[1] ?? '');
  return new Map(blocks.map((code, index) => [/^\/\/ (\S+\.tsx?)$/m.exec(code)?.[1] ?? `block${index}.tsx`, code]));
}

/** Type-checks the code of a package's README and its examples, inside the package so that its dependencies resolve. */
async function checkReadme(installed: string): Promise<void> {
  const code = readCodeBlocks(await readFile(join(installed, 'README.md'), 'utf8'));
  if (code.size === 0) throw new Error(`The README of ${installed} has no code.`);
  const folder = join(installed, 'readme');
  await mkdir(folder);
  for (const [file, text] of code) await writeFile(join(folder, file), text);
  await cp(join(root, 'lab/hosts/pages/routers/routers.d.ts'), join(folder, 'routers.d.ts'));
  const examples = globSync('../examples/*.tsx', { cwd: folder });
  await compile(folder, ['routers.d.ts', ...code.keys(), ...examples], {
    jsx: 'react-jsx',
    exactOptionalPropertyTypes: true,
    noUncheckedSideEffectImports: true,
    skipLibCheck: true,
    types: ['node'],
    typeRoots: [join(root, 'node_modules/@types')],
  });
}

/**
 * Type-checks imports of every entry point and style sheet of an installed package with older versions of TypeScript, as
 * bundlers and as Node resolve them.
 */
export async function tryTypeScripts(folder: string, versions: readonly string[]): Promise<void> {
  await installPackage(folder);
  const [packFolder, installed] = [getPackFolder(folder), await installedFolder(folder)];
  const published = await readManifest(installed);
  const names = (await listEntryPoints(published, installed)).map((entryPoint) => join(published.name, entryPoint));
  for (const version of versions) {
    const compiler = join(ensureTool('typescript', version), 'bin/tsc');
    // oxlint-disable-next-line no-await-in-loop -- one compiler at a time is enough for two cores
    await checkTypes(packFolder, names, listStyles(published), compiler);
  }
}

/** Lists the JavaScript entry points, with `./screens/*` expanded. */
async function listEntryPoints({ exports }: Manifest, installed: string): Promise<string[]> {
  const targets = Object.entries(exports).flatMap(([entryPoint, target]) =>
    (typeof target === 'string' ? [target] : Object.values(target)).map((file) => ({ entryPoint, file })),
  );
  const entryPoints: string[] = [];
  for (const { entryPoint, file } of targets.filter((target) => target.file.endsWith('.js'))) {
    const names = entryPoint.endsWith('/*')
      ? await foldersIn(join(installed, file.slice(0, file.indexOf('/*'))))
      : [''];
    for (const each of names) entryPoints.push(entryPoint.replace('*', each));
  }
  return entryPoints;
}

/**
 * Checks that the types a host reads name only its own packages, and none that we may replace: what is made of a dependency has
 * a type of ours.
 * @throws Error naming files and packages.
 */
async function checkDeclared(installed: string, { exports, peerDependencies }: Manifest): Promise<void> {
  // The contract of the client is schemas, for whoever wants to read with them.
  const declared = [...Object.keys(peerDependencies ?? {}), 'valibot'];
  const faults: string[] = [];
  const targets = Object.values(exports).flatMap((target) =>
    typeof target === 'string' ? [] : [target['types'] ?? ''],
  );
  const files = new Set(targets.filter((file) => !file.includes('*')).map((file) => join(installed, file)));
  for (const file of files) {
    // oxlint-disable-next-line no-await-in-loop -- each names the next ones
    const text = (await readFile(file, 'utf8')).replaceAll(/\/\*[^]*?\*\//g, '');
    for (const [, target = ''] of text.matchAll(/(?:\bfrom |\bimport\()["']([^"']+)["']/g)) {
      const path = join(dirname(file), target.replace(/\.js$/, '.d.ts'));
      if (target.startsWith('.')) files.add(path);
      else if (!declared.includes(target)) faults.push(`${relative(installed, file)}: ${target}`);
    }
  }
  if (faults.length > 0) throw new Error(`Of a dependency, but in public types: ${faults.join(', ')}`);
}

/**
 * Checks that each module of an unpacked package has a map that holds its source, so that hosts can step through it.
 * @throws Error naming modules that do not.
 */
async function checkMaps(installed: string): Promise<void> {
  const dist = join(installed, 'dist');
  const modules = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  const bare = await Promise.all(
    modules.map(async (file) => {
      const map = await readFile(join(dist, `${file}.map`), 'utf8').then(
        (text): { sources: string[]; sourcesContent?: string[] } => JSON.parse(text),
        () => undefined,
      );
      // A module of nothing but re-exports or types maps to nothing.
      const isWhole = map !== undefined && (map.sourcesContent ?? []).length === map.sources.length;
      return isWhole ? [] : [file];
    }),
  );
  if (bare.flat().length > 0) throw new Error(`No source map with sources: ${bare.flat().slice(0, 5).join(', ')}`);
}

async function foldersIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Checks an archive for package managers, bundlers and TypeScript. ESM only: `require` is not checked. */
async function lintArchive(archive: string, entryPoints: readonly string[]): Promise<void> {
  await runOrThrow([program('publint/src/cli.js', 'packages/testkit'), 'run', archive, '--strict']);
  const attw = program('@arethetypeswrong/cli/dist/index.js', 'packages/testkit');
  await runOrThrow([
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

/** The style sheets a package exports, as they are imported. */
function listStyles({ name, exports }: Manifest): string[] {
  return Object.keys(exports)
    .filter((entryPoint) => entryPoint.endsWith('.css'))
    .map((entryPoint) => `${name}/${entryPoint.slice(2)}`);
}

/** How hosts resolve modules: like Node, or like a bundler. */
const resolutions = [{ module: 'nodenext' }, { module: 'esnext', moduleResolution: 'bundler' }];

/** Type-checks a file that imports every entry point and style sheet, without `skipLibCheck`. */
async function checkTypes(
  packFolder: string,
  entryPoints: readonly string[],
  styles: readonly string[],
  compiler?: string,
): Promise<void> {
  const lines = entryPoints.map((entryPoint, index) => `export * as entryPoint${index} from '${entryPoint}';`);
  await writeFile(join(packFolder, 'package.json'), '{ "type": "module" }\n');
  const text = [...styles.map((style) => `import '${style}';`), ...lines].join('\n');
  await writeFile(join(packFolder, 'consumer.ts'), text);
  const options = { skipLibCheck: false, noUncheckedSideEffectImports: true, types: [] };
  for (const resolution of resolutions) {
    // oxlint-disable-next-line no-await-in-loop -- the compiler takes all cores
    await compile(packFolder, ['consumer.ts'], { ...options, ...resolution }, compiler);
  }
}

/** Runs a compiler on files of a folder. Its options go into a file, which every version of TypeScript reads alike. */
async function compile(
  folder: string,
  files: readonly string[],
  options: Readonly<Record<string, unknown>>,
  compiler = program('typescript/bin/tsc'),
): Promise<void> {
  const language = { noEmit: true, strict: true, target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] };
  const compilerOptions = { ...language, module: 'nodenext', ...options };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  await runOrThrow([compiler, '-p', '.'], { cwd: folder });
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
