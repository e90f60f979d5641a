import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statuses } from './statusBadge.js';
import { root } from '@etherpilot/testkit/processes';

/** An entry of Storybook's index, as far as the sidebar depends on it. */
export interface TitledStory {
  readonly title: string;
  readonly importPath: string;
  /** The file of the component, if the stories import it. */
  readonly componentPath?: string;
  readonly tags?: readonly string[];
  readonly type: string;
}

/** Folders with components that hosts can import. */
const ofComponents = ['Primitives', 'Components', 'Charts', 'Screens'];
const internals = 'Internals';
/** Folders of pages and of what is made of several components. */
const others = ['Introduction', 'Foundations', 'Flows', 'Patterns'];

const getBase = (path: string) => /([^/]+?)(?:\.stories)?\.tsx?$/.exec(path)?.[1] ?? path;

/** The names of the components that hosts can import. */
export function readExported(): ReadonlySet<string> {
  const texts = ['index', 'components', 'charts', 'screens'].map((entry) =>
    readFileSync(join(root, `packages/ui/src/${entry}.ts`), 'utf8'),
  );
  const exports = texts.flatMap((text) => [...text.matchAll(/^export (?:\{([^}]*)\}|\* from '.*\/(\w+)\.js')/gm)]);
  return new Set(exports.flatMap(([, names = '', file = '']) => [file, ...names.split(/[\s,]+/)]));
}

/** What is wrong with the place of a story in the sidebar: its folder, its name or its status. */
export function findTitleFaults(
  { title, importPath, componentPath, tags = [], type }: TitledStory,
  exported: ReadonlySet<string>,
): string[] {
  const [folder = '', name = ''] = title.split('/');
  if (others.includes(folder) || type === 'docs') {
    const isKnown = [...others, ...ofComponents, internals].includes(folder);
    return isKnown ? [] : [`${importPath}: no folder "${folder}"`];
  }
  const component = getBase(componentPath ?? importPath);
  const isPublic = exported.has(component);
  const wanted = isPublic ? ofComponents : [internals];
  const found = statuses.filter((status) => tags.includes(status));
  return [
    ...(wanted.includes(folder) ? [] : [`"${title}" belongs into ${wanted.join(' or ')}`]),
    ...(name.startsWith(component) ? [] : [`"${title}" does not begin with ${component}`]),
    ...(found.length === 1 ? [] : [`"${title}" has ${found.length} of the tags ${statuses.join(', ')}`]),
    ...(found.includes('internal') === isPublic ? [`"${title}" is ${isPublic ? '' : 'not '}published`] : []),
  ].map((fault) => `${importPath}: ${fault}`);
}
