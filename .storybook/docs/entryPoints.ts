/// <reference types="vite/client" />
import { readExports, writeImport } from './readExports.js';

const sources = import.meta.glob<string>('../../packages/ui/src/{index,components,charts,screens}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const lines = new Map(
  Object.entries(sources).flatMap(([path, source]) => {
    const entry = path.split('/').at(-1)?.replace('.ts', '') ?? '';
    return readExports(source).map(({ name }) => [name, writeImport(name, entry)] as const);
  }),
);

/** The line that imports a component, from the entry point that exports it; `undefined` for an internal one. */
export function getImportLine(name: string): string | undefined {
  return lines.get(name);
}
