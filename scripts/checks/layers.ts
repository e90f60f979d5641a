import { posix } from 'node:path';
import { isStory, isTest, type Source } from '@etherpilot/testkit/sources';

/** The layers of a package in order: each imports only from earlier ones (ARCHITECTURE.md). */
const layersByPackage: Readonly<Record<string, readonly string[]>> = {
  'packages/ui/src':
    'tokens money model samples messages format rules address provider primitives components screens fixtures'.split(
      ' ',
    ),
  'apps/web/src':
    'config content language texts paths services loader state queries navigation routes shell App main prerender'.split(
      ' ',
    ),
};

/** The areas of the repository in order: each imports only from itself and from earlier ones (ARCHITECTURE.md). */
const areas = ['packages', 'apps', '.storybook', 'scripts', 'lab'] as const;

/** Restricts who may import what; `only` lists who may, `not` who may not. */
const importRules: readonly { pattern: RegExp; only?: RegExp; not?: RegExp }[] = [
  { pattern: /^@base-ui\/react/, only: /^packages\/ui\/src\/primitives\// },
  { pattern: /^echarts/, only: /^packages\/ui\/src\/components\/CandleChart\// },
  {
    pattern: /\/components\/CandleChart\/(?!CandleChart\.messages)/,
    only: /^packages\/ui\/src\/(charts\.ts|components\/CandleChart\/|screens\/PlatformScreen\/.*\.stories\.tsx$)/,
  },
  // What writes an amount otherwise could show it while balances are hidden.
  {
    pattern: /^packages\/ui\/src\/format\/money\.js$/,
    only: /^packages\/ui\/src\/(?:provider\/|format\/|fixtures\/|primitives\/Field\/|index\.ts$|format\.ts$|.*\.(?:test|stories)\.tsx?$)/,
  },
  { pattern: /^big\.js/, only: /^packages\/ui\/src\/money\// },
  { pattern: /^ky$/, only: /^packages\/api-client\/src\/http(\.test)?\.ts$|^lab\// },
  {
    pattern: /^idb-keyval$/,
    only: /^packages\/api-client\/src\/(session\/indexedDbLedger|orders\/indexedDbOrders)\.ts$/,
  },
  {
    pattern: /^(ky|wouter|valtio|@tanstack\/(?!react-virtual$).*|@etherpilot(?!\/testkit\/))(\/|$)/,
    not: /^packages\/ui\//,
  },
  {
    pattern: /^@tanstack\/react-virtual$/,
    only: /^packages\/ui\/src\/primitives\/(?:LongList\/|Field\/LongSelectList\.)/,
  },
  {
    pattern: /^(react|react-dom|styled-components|wouter|valtio|@tanstack)(\/|$)|^@etherpilot\/ui/,
    not: /^packages\/api-client\//,
  },
  { pattern: /^(react|react-dom|styled-components)(\/|$)|^@etherpilot\/ui/, not: /^apps\/(sandbox-api|price-proxy)\// },
  // The sandbox accepts what the forms send; all else of it is written apart, so that a misreading shows.
  { pattern: /^packages\/(?!ui\/src\/model\/specifiedLimits\.ts$)/, not: /^apps\/sandbox-api\/src\/(?!.*\.test\.ts$)/ },
  { pattern: /^@etherpilot\/api-client/, not: /^(apps\/(sandbox-api|price-proxy)\/(?!.*\.test\.ts$)|\.storybook\/)/ },
  {
    pattern: /^(@etherpilot\/testkit|packages\/testkit)(\/|$)/,
    not: /^(packages|apps)\/(?!testkit\/)[^/]+\/src\/(?!testing\/|.*\.test\.tsx?$)/,
  },
  { pattern: /^(packages\/(ui|api-client)|@etherpilot\/(ui|api-client))(\/|$)/, not: /^packages\/testkit\// },
  // Chromatic draws everything anew when the preview's files change; of what only stories share, those that use it.
  { pattern: /^#\.storybook\/(?!preview\.js$)/, only: /^\.storybook\// },
  // The contract is data, and a page shows it.
  {
    pattern: /^(apps|packages\/api-client)\/(?!openapi\.json$|src\/testing\/contractDocument\.js$)/,
    not: /^\.storybook\//,
  },
];

/** The import rules a file breaks, one sentence each. */
export function findImportViolations(source: Source): string[] {
  return readImports(source).flatMap((target) => {
    const isForbidden = importRules.some(
      ({ pattern, only, not }) => pattern.test(target) && (only ? !only.test(source.path) : not?.test(source.path)),
    );
    return isForbidden || leadsUp(source, target) || breaksOrder(source, target)
      ? [`${source.path} may not import ${target}`]
      : [];
  });
}

/** What a file imports: packages by name, files by their path from the repository's root. */
function readImports({ path, text }: Source): string[] {
  const found = [...text.matchAll(/^(?:import|export)\b[^'"`;=]*?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm)];
  return found
    .map((match) => match[1] ?? match[2] ?? '')
    .map((target) => (target.startsWith('.') ? posix.join(posix.dirname(path), target) : target));
}

/** Whether an import leads from one area to a later one, or from what tests are made of to what is tested. */
function leadsUp(source: Source, target: string): boolean {
  const [from, to] = [findArea(source), findArea({ path: target, text: '' })];
  return from >= 0 && to > from;
}

/** Where the area of a file stands in their order. Stories belong to Storybook, although they are beside their components. */
function findArea(source: Source): number {
  if (isStory(source)) return areas.indexOf('.storybook');
  const path = source.path.replace(/^#/, '').replace(/^@etherpilot\/(?=testkit)/, 'packages/');
  return areas.findIndex((area) => path.startsWith(`${area}/`) || path === area);
}

function breaksOrder(source: Source, target: string): boolean {
  const { path } = source;
  const base = Object.keys(layersByPackage).find((folder) => path.startsWith(`${folder}/`));
  if (!base || !target.startsWith(`${base}/`)) return false;
  const layers = layersByPackage[base] ?? [];
  const [from, to] = [getLayer(path.slice(base.length + 1)), getLayer(target.slice(base.length + 1))];
  const mayUseFixtures = isTest(source) || isStory(source) || path === `${base}/fixtures.ts`;
  if (to === 'fixtures' && from !== 'fixtures') return !mayUseFixtures;
  // An entry point may export anything, and nothing inside imports an entry point.
  if (from === 'entryPoint' && base === 'packages/ui/src') return false;
  // The type of the texts a host may replace is that of all the texts there are.
  if (path === 'packages/ui/src/provider/MessageOverrides.ts' && target === 'packages/ui/src/messages.js') return false;
  const [fromIndex, toIndex] = [layers.indexOf(from), layers.indexOf(to)];
  const isOtherScreen = from === 'screens' && to === 'screens' && getScreen(path) !== getScreen(target);
  return fromIndex < 0 || toIndex < 0 || toIndex > fromIndex || isOtherScreen;
}

/** The layer of a file by its path within `src`. */
function getLayer(path: string): string {
  const [first = '', ...rest] = path.split('/');
  if (rest.length > 0) return first;
  const name = first.slice(0, first.indexOf('.'));
  if (name === 'readConfig') return 'config';
  return ['config', 'content', 'paths', 'loader', 'App', 'main', 'prerender'].includes(name) ? name : 'entryPoint';
}

function getScreen(path: string): string | undefined {
  return /\/screens\/([^/]+)\//.exec(path)?.[1];
}
