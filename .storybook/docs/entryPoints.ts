/// <reference types="vite/client" />

const sources = import.meta.glob<string>('../../packages/ui/src/{index,components,charts,screens}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The names an entry point exports, types left out. */
function readExports(source: string): string[] {
  const blocks = [...source.matchAll(/export \{([^}]+)\}/g)].flatMap(([, names = '']) => names.split(','));
  return blocks.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type '));
}

const entries = Object.entries(sources).map(([path, source]) => {
  const name = path.split('/').at(-1)?.replace('.ts', '') ?? '';
  return [name === 'index' ? '@etherpilot/ui' : `@etherpilot/ui/${name}`, new Set(readExports(source))] as const;
});

/** The line that imports a component, from the entry point that exports it; `undefined` for an internal one. */
export function getImportLine(name: string): string | undefined {
  if (name.endsWith('Screen')) return `import { ${name} } from '@etherpilot/ui/screens/${name}';`;
  const entry = entries.find(([, names]) => names.has(name))?.[0];
  return entry && `import { ${name} } from '${entry}';`;
}
