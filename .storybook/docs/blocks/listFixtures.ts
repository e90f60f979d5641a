/// <reference types="vite/client" />
import * as fixtures from '../../../packages/ui/src/fixtures.js';

const sources = import.meta.glob<string>('../../../packages/ui/src/fixtures/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export interface Fixture {
  readonly name: string;
  /** What it stands for, as its file says. */
  readonly text: string;
  /** `3 records`, `one record` or `function`. */
  readonly kind: string;
}

/** A file of sample data, from the root of the repository, with what it exports. */
export interface FixtureFile {
  readonly path: string;
  readonly fixtures: readonly Fixture[];
}

function getKind(value: unknown): string {
  if (typeof value === 'function') return 'function';
  if (Array.isArray(value)) return value.length === 1 ? 'one record' : `${value.length} records`;
  return typeof value === 'object' ? 'one record' : typeof value;
}

/** What `@etherpilot/ui/fixtures` exports, by the file it is in. */
export function listFixtures(): readonly FixtureFile[] {
  const values: Readonly<Record<string, unknown>> = fixtures;
  return Object.entries(sources).flatMap(([path, source]) => {
    const found = [...source.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\n)?export (?:const|function) (\w+)/g)].flatMap(
      ([, comment = '', name = '']) => {
        const text = comment
          .replaceAll(/^\s*\*/gm, '')
          .replaceAll(/\s+/g, ' ')
          .trim();
        return name in values ? [{ name, text, kind: getKind(values[name]) }] : [];
      },
    );
    const file = `packages/ui/src/fixtures/${path.split('/').at(-1) ?? ''}`;
    return found.length > 0 ? [{ path: file, fixtures: found }] : [];
  });
}
