/** What a module exports from another one. */
export interface Export {
  readonly name: string;
  /** The module it comes from, such as `./primitives/Button/Button.js`. */
  readonly from: string;
}

/** The values a module of an entry point exports, types left out; a star exports the screen its file is named after. */
export function readExports(source: string): Export[] {
  const named = [...source.matchAll(/export \{([^}]+)\} from '([^']+)'/g)].flatMap(([, names = '', from = '']) =>
    names.split(',').map((name) => ({ name: name.trim().split(' as ').at(-1) ?? '', from })),
  );
  const stars = [...source.matchAll(/export \* from '([^']+)'/g)].map(([, from = '']) => ({
    name: from.split('/').at(-1)?.replace('.js', '') ?? '',
    from,
  }));
  const screens = stars.filter(({ name }) => name.endsWith('Screen'));
  return [...named, ...screens].filter(({ name }) => name !== '' && !name.startsWith('type '));
}

/** The line that imports a name from one of the entry points `index`, `components`, `charts` and `screens`. */
export function writeImport(name: string, entry: string): string {
  const path = entry === 'index' ? '' : entry === 'screens' ? `/screens/${name}` : `/${entry}`;
  return `import { ${name} } from '@etherpilot/ui${path}';`;
}
