import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, type Plugin } from 'vite';

/** Where a name that a package exports comes from. */
interface Origin {
  readonly file: string;
  readonly name: string;
}

type Origins = ReadonlyMap<string, Origin>;

const IMPORT = /^import \{([^}]*)\} from '([^']+)';/gm;
const NAME = /^(type )?(\w+)(?: as (\w+))?$/;

/**
 * In development, imports each name of these packages from the file it comes from. A build leaves out what nobody uses of a
 * package's entry; a development server sends all of it, file by file.
 */
export function narrowImports(packages: readonly string[]): Plugin {
  const known = new Map<string, { readonly changed: number; readonly origins: Origins }>();

  function listOrigins(entry: string): Origins {
    const changed = statSync(entry).mtimeMs;
    const found = known.get(entry);
    if (found?.changed === changed) return found.origins;
    const origins = readOrigins(entry);
    known.set(entry, { changed, origins });
    return origins;
  }

  return {
    name: 'narrow-imports',
    apply: 'serve',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?$/, exclude: /node_modules/ }, code: packages.map((name) => `from '${name}'`) },
      async handler(code, id) {
        const entries = new Map<string, Origins>();
        for (const name of packages.filter((each) => code.includes(`from '${each}'`))) {
          const resolved = await this.resolve(name, id);
          if (resolved !== null) entries.set(name, listOrigins(resolved.id));
        }
        const narrowed = narrow(code, entries);
        return narrowed === code ? null : { code: narrowed, map: null };
      },
    },
    // A file may now export other names.
    watchChange: () => known.clear(),
  };
}

/** Rewrites a module's imports; lines stay where they are. A name nobody knows is left with its package; types go. */
export function narrow(code: string, entries: ReadonlyMap<string, Origins>): string {
  return code.replace(IMPORT, (statement, names: string, from: string) => {
    const origins = entries.get(from);
    if (origins === undefined) return statement;
    const narrowed: string[] = [];
    const left: string[] = [];
    for (const each of names.split(',').map((text) => text.trim())) {
      const [, isType, name = '', local = name] = NAME.exec(each) ?? [];
      if (isType !== undefined || name === '') continue;
      const origin = origins.get(name);
      if (origin === undefined) left.push(each);
      else narrowed.push(`import { ${origin.name} as ${local} } from ${JSON.stringify(origin.file)};`);
    }
    if (left.length > 0) narrowed.push(`import { ${left.join(', ')} } from '${from}';`);
    return narrowed.join(' ') + '\n'.repeat(statement.split('\n').length - 1);
  });
}

/** What a module exports besides types, and which file each name comes from. */
export function readOrigins(file: string): Origins {
  const origins = new Map<string, Origin>();
  for (const { entries } of parseSync(file, readFileSync(file, 'utf8')).module.staticExports) {
    for (const { exportName, importName, moduleRequest, isType } of entries) {
      if (isType) continue;
      const from = moduleRequest === null ? file : resolveFrom(file, moduleRequest.value);
      if (from === undefined) continue;
      if (exportName.kind === 'None') for (const [name, origin] of readOrigins(from)) origins.set(name, origin);
      else if (exportName.name !== null && importName.kind !== 'All') {
        origins.set(exportName.name, {
          file: from,
          name: (moduleRequest === null ? exportName : importName).name ?? 'default',
        });
      }
    }
  }
  return origins;
}

/** The file a relative path of an import leads to. */
function resolveFrom(file: string, path: string): string | undefined {
  if (!path.startsWith('.')) return undefined;
  const whole = join(dirname(file), path);
  return [whole, whole.replace(/\.js$/, '.ts'), whole.replace(/\.js$/, '.tsx')].find(existsSync);
}
