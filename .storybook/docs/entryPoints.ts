/// <reference types="vite/client" />
import sizes from '../../packages/ui/.size-limit.json';
import { readExports, writeImport } from './readExports.js';

const sources = import.meta.glob<string>('../../packages/ui/src/{index,components,charts,screens}.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const examples = import.meta.glob<string>('../../packages/ui/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the page of a public component says of its export. */
interface PublicExport {
  /** The line that imports it, from the entry point that exports it. */
  readonly line: string;
  /** Its weight or that of its entry point, as a sentence after the status. */
  readonly weight: string;
  /** Its written example; none for a page about a part of its use. */
  readonly example: string | undefined;
}

const exports = new Map(
  Object.entries(sources).flatMap(([path, source]) => {
    const entry = path.split('/').at(-1)?.replace('.ts', '') ?? '';
    return readExports(source).map(({ name }) => [name, { entry, line: writeImport(name, entry) }] as const);
  }),
);

function writeWeight(name: string, entry: string): string {
  const own = sizes.find((size) => size.name === name);
  if (own) return `. Weight: ${own.limit} at most, compressed and without React.`;
  const place = entry === 'index' ? '' : `/${entry}`;
  const whole = sizes.find((size) => size.name === `all of .${place}`);
  return whole
    ? `. Weight: all of @etherpilot/ui${place} is ${whole.limit} at most, compressed and without React.`
    : '';
}

/** The export a page is about: the one its name is or begins with. */
export function findExport(page: string): PublicExport | undefined {
  const name = exports.has(page) ? page : [...exports.keys()].findLast((one) => page.startsWith(one));
  const found = name === undefined ? undefined : exports.get(name);
  if (name === undefined || found === undefined) return undefined;
  const { entry, line } = found;
  return { line, weight: writeWeight(name, entry), example: examples[`../../packages/ui/examples/${page}.tsx`] };
}
