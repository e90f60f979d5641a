import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The parts of a package.json that are read here. */
export interface Manifest {
  readonly name: string;
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Checks that an unpacked package accepts later versions of what it needs, and those it is tested with.
 * @throws Error with a line for each dependency.
 */
export async function checkManifest(installed: string): Promise<void> {
  const { name, dependencies, peerDependencies } = await readJson<Manifest>(join(installed, 'package.json'));
  const needed = Object.entries({ ...dependencies, ...peerDependencies });
  const faults = await Promise.all(
    needed.map(async ([dependency, range]) => {
      const file = join(installed, 'node_modules', dependency, 'package.json');
      const { version } = await readJson<{ version: string }>(file);
      return isInRange(version, range)
        ? []
        : [`${name} asks for ${dependency} ${range}: no range (^) around ${version}, which it is tested with.`];
    }),
  );
  if (faults.flat().length > 0) throw new Error(faults.flat().join('\n'));
}

/**
 * Whether a range such as `^1.2.3` includes a version. Anything but a caret and three numbers is no range: a pin keeps a
 * host from updating, and `*` promises too much.
 */
export function isInRange(version: string, range: string): boolean {
  const [least, tested] = [range.replace(/^\^/, ''), version].map((text) =>
    /^\d+\.\d+\.\d+$/.test(text) ? text.split('.').map(Number) : undefined,
  );
  if (!range.startsWith('^') || !least || !tested) return false;
  const fixed = least.findIndex((part) => part > 0) + 1;
  if (least.slice(0, fixed).some((part, index) => part !== tested[index])) return false;
  const differing = least.findIndex((part, index) => part !== tested[index]);
  return differing < 0 || (least[differing] ?? 0) < (tested[differing] ?? 0);
}

/**
 * Checks that each module of an unpacked package has a map that holds its source, so that hosts can step through it.
 * @throws Error naming modules that do not.
 */
export async function checkMaps(installed: string): Promise<void> {
  const dist = join(installed, 'dist');
  const modules = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.js'));
  const bare = await Promise.all(
    modules.map(async (file) => {
      const map = await readJson<{ sources: string[]; sourcesContent?: string[] }>(join(dist, `${file}.map`)).catch(
        () => undefined,
      );
      // A module of nothing but re-exports or types maps to nothing.
      const isWhole = map !== undefined && (map.sourcesContent ?? []).length === map.sources.length;
      return isWhole ? [] : [file];
    }),
  );
  if (bare.flat().length > 0) throw new Error(`No source map with sources: ${bare.flat().slice(0, 5).join(', ')}`);
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
