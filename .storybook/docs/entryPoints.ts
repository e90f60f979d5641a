/// <reference types="vite/client" />
import sizes from '../../packages/ui/.size-limit.json';
import props from '../../packages/ui/props.md?raw';
import { type Export, readExports } from './readExports.js';

const examples = import.meta.glob<string>('../../packages/ui/examples/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const exports = readExports(props);

/** What the page of a public component says of its export. */
interface PublicExport {
  /** The line that imports it, from the entry point that exports it. */
  readonly line: string;
  /** Its weight or that of its entry point, as a sentence after the status. */
  readonly weight: string;
  /** Its written example; none for a page about a part of its use. */
  readonly example: string | undefined;
}

function writeWeight({ name, entry }: Export): string {
  const own = sizes.find((size) => size.name === name);
  if (own) return `. Weight: ${own.limit} at most, compressed and without React.`;
  const whole = sizes.find((size) => size.name === `all of .${entry}`);
  return whole
    ? `. Weight: all of @etherpilot/ui${entry} is ${whole.limit} at most, compressed and without React.`
    : '';
}

/** The export a page is about: the one its name is or begins with. */
export function findExport(page: string): PublicExport | undefined {
  const found = exports.find(({ name }) => name === page) ?? exports.findLast(({ name }) => page.startsWith(name));
  const example = examples[`../../packages/ui/examples/${page}.tsx`];
  return found && { line: found.line, weight: writeWeight(found), example };
}
