import { posix } from 'node:path';
import { isStory, isTest, type Source } from './sources.ts';

/** The layers of a package in order: each imports only from earlier ones (ARCHITECTURE.md). */
const orders: Readonly<Record<string, readonly string[]>> = {
  'packages/ui/src':
    'tokens money model messages format rules address provider primitives components screens fixtures'.split(' '),
  'apps/web/src': 'config content paths services state queries routes App main'.split(' '),
};

/** Restricts who may import what; `only` lists who may, `not` who may not. */
const doorkeepers: readonly { what: RegExp; only?: RegExp; not?: RegExp }[] = [
  { what: /^@base-ui\/react/, only: /^packages\/ui\/src\/primitives\// },
  { what: /^echarts/, only: /^packages\/ui\/src\/components\/CandleChart\// },
  {
    what: /\/components\/CandleChart\/(?!CandleChart\.messages)/,
    only: /^packages\/ui\/src\/(charts\.ts|components\/CandleChart\/|screens\/PlatformScreen\/.*\.stories\.tsx$)/,
  },
  { what: /^big\.js/, only: /^packages\/ui\/src\/money\// },
  { what: /^ky$/, only: /^packages\/api-client\/src\/http(\.test)?\.ts$/ },
  {
    what: /^idb-keyval$/,
    only: /^(packages\/api-client\/src\/session\/indexedDbLedger|apps\/web\/src\/services\/order(Store|Database))\.ts$/,
  },
  { what: /^(ky|wouter|valtio|@tanstack|@etherpilot)(\/|$)/, not: /^packages\/ui\// },
  {
    what: /^(react|react-dom|styled-components|wouter|valtio|@tanstack)(\/|$)|^@etherpilot\/ui/,
    not: /^packages\/api-client\//,
  },
  { what: /^(react|react-dom|styled-components)(\/|$)|^@etherpilot\/ui/, not: /^apps\/sandbox-api\// },
  { what: /^@etherpilot\/api-client/, not: /^(apps\/sandbox-api\/(?!.*\.test\.ts$)|\.storybook\/)/ },
  { what: /^(apps|packages\/api-client)\//, not: /^\.storybook\// },
];

/** The import rules a file breaks, one sentence each. */
export function faultsOf(source: Source): string[] {
  return importsOf(source).flatMap((target) => {
    const isBarred = doorkeepers.some(
      ({ what, only, not }) => what.test(target) && (only ? !only.test(source.path) : not?.test(source.path)),
    );
    return isBarred || breaksOrder(source, target) ? [`${source.path} may not import ${target}`] : [];
  });
}

/** What a file imports: packages by name, files by their path from the repository's root. */
function importsOf({ path, text }: Source): string[] {
  const found = [...text.matchAll(/^(?:import|export)\b[^'"`;]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm)];
  return found
    .map((match) => match[1] ?? match[2] ?? '')
    .map((target) => (target.startsWith('.') ? posix.join(posix.dirname(path), target) : target));
}

function breaksOrder(source: Source, target: string): boolean {
  const { path } = source;
  const base = Object.keys(orders).find((folder) => path.startsWith(`${folder}/`));
  if (!base || !target.startsWith(`${base}/`)) return false;
  const order = orders[base] ?? [];
  const [from, to] = [roomOf(path.slice(base.length + 1)), roomOf(target.slice(base.length + 1))];
  if (to === 'fixtures' && from !== 'fixtures') return !isTest(source) && !isStory(source);
  // An entry point may export anything, and nothing inside imports an entry point.
  if (from === 'door' && base === 'packages/ui/src') return false;
  const [here, there] = [order.indexOf(from), order.indexOf(to)];
  const isOtherScreen = from === 'screens' && to === 'screens' && screenOf(path) !== screenOf(target);
  return here < 0 || there < 0 || there > here || isOtherScreen;
}

/**
 * The layer of a file by its path within `src`. What the app renders around its routes, and its hooks, is the layer
 * App.
 */
function roomOf(path: string): string {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0) return first;
  const name = first.slice(0, first.indexOf('.'));
  if (/^(use)?[A-Z]/.test(name)) return 'App';
  if (name === 'readConfig') return 'config';
  return ['config', 'content', 'paths', 'main'].includes(name) ? name : 'door';
}

function screenOf(path: string): string | undefined {
  return /\/screens\/([^/]+)\//.exec(path)?.[1];
}
