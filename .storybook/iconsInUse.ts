import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const SOURCES = join(import.meta.dirname, '../packages/ui/src');
const ID = 'virtual:icons-in-use';
const RESOLVED = `\0${ID}`;

/** The components that import each icon, by the icon's name. */
export function listIcons(): ReadonlyMap<string, readonly string[]> {
  const used = new Map<string, Set<string>>();
  for (const path of globSync('{primitives,components,charts,screens,model,provider}/**/*.{ts,tsx}', {
    cwd: SOURCES,
  })) {
    if (/\.(stories|test)\./.test(path)) continue;
    const source = readFileSync(join(SOURCES, path), 'utf8');
    const names = /import \{([^}]+)\} from 'lucide-react'/.exec(source)?.[1] ?? '';
    for (const name of names.split(',').map((one) => one.trim().split(' ')[0] ?? '')) {
      // The rest are types.
      if (!/^[A-Z]/.test(name) || name.startsWith('Lucide')) continue;
      used.set(name, (used.get(name) ?? new Set()).add(basename(path).replace(/\..*/, '')));
    }
  }
  const names = [...used.keys()].toSorted();
  return new Map(names.map((name) => [name, [...(used.get(name) ?? [])]]));
}

/** `virtual:icons-in-use`: each icon of the product with its users, without all the others of its package. */
export function iconsInUse(): Plugin {
  return {
    name: 'etherpilot:icons-in-use',
    resolveId: (id) => (id === ID ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      const icons = listIcons();
      const entries = [...icons].map(([name, users]) => `  ['${name}', ${name}, ${JSON.stringify(users)}],`);
      return [
        `import { ${[...icons.keys()].join(', ')} } from 'lucide-react';`,
        `export const iconsInUse = [\n${entries.join('\n')}\n];`,
      ].join('\n');
    },
  };
}
