import { expect, test } from 'vitest';
import { findImportViolations } from './layers.ts';
import { readSources, sourceFolders } from '@etherpilot/testkit/sources';

test('every import stays within what the layers allow', () => {
  const web = ['apps/web/e2e', 'apps/web/plugins', 'apps/web/deploy'];
  const sources = readSources([...sourceFolders, ...web, 'packages/testkit/src', '.storybook', 'scripts', 'lab']);
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(findImportViolations)).toEqual([]);
});

const ui = 'packages/ui/src';
const web = 'apps/web/src';
const statements = {
  import: (target: string) => `import { a } from '${target}';`,
  type: (target: string) => `import type { a } from '${target}';`,
  export: (target: string) => `export * from '${target}';`,
  lazy: (target: string) => `const load = () => import('${target}');`,
  comment: (target: string) => `// taken from '${target}' long ago`,
};
const find = ([, path = '', target = '', statement = 'import']: readonly (string | undefined)[]) =>
  findImportViolations({ path, text: statements[statement as keyof typeof statements](target) });

test.each([
  ['a primitive reaching up to a component', `${ui}/primitives/A/A.tsx`, '../../components/B/B.js'],
  ['a type imported from a later layer', `${ui}/model/A.ts`, '../rules/B.js', 'type'],
  ['a re-export from a later layer', `${ui}/model/A.ts`, '../rules/B.js', 'export'],
  ['a component importing fixtures', `${ui}/components/A/A.tsx`, '../../fixtures/b.js'],
  ['a layer importing an entry point', `${ui}/components/A/A.tsx`, '../../money.js'],
  ['Base UI outside the primitives', `${ui}/components/A/A.tsx`, '@base-ui/react/dialog'],
  ['ECharts outside the chart', `${ui}/screens/A/A.tsx`, 'echarts/core'],
  ['the chart imported by a screen', `${ui}/screens/A/A.tsx`, '../../components/CandleChart/C.js'],
  ['an amount written past the hiding of balances', `${ui}/screens/A/A.tsx`, '../../format/money.js'],
  ['big.js outside money', `${ui}/format/usd.ts`, 'big.js'],
  ['the client in the interface', `${ui}/screens/A/A.tsx`, '@etherpilot/api-client', 'type'],
  ['a lazy import against the rules', `${ui}/screens/A/A.tsx`, '@tanstack/react-query', 'lazy'],
  ['idb-keyval outside its ledger', 'packages/api-client/src/calls.ts', 'idb-keyval'],
  ['ky outside http.ts', 'packages/api-client/src/resources/bots.ts', 'ky'],
  ['React in the client', 'packages/api-client/src/index.ts', 'react'],
  ['a service importing state', `${web}/services/api.ts`, '../state/session.js'],
  ['a navigation helper importing a route', `${web}/navigation/a.ts`, '../routes/BotsRoute.js'],
  ['a route importing the shell', `${web}/routes/A.tsx`, '../shell/Toasts.js'],
  ['the shell importing the app', `${web}/shell/A.tsx`, '../App.js'],
  ['a file of the app outside all layers', `${web}/helpers.ts`, './paths.js'],
  ['the client in the sandbox', 'apps/sandbox-api/src/wire.ts', '@etherpilot/api-client', 'type'],
  ['a rule of the interface in the sandbox', 'apps/sandbox-api/src/app.ts', `../../../${ui}/rules/a.ts`],
  ['the app in Storybook', '.storybook/preview.tsx', `../${web}/paths.js`],
  ['a command of the lab in an app', 'apps/web/e2e/a.spec.ts', '../../../lab/builtApp.ts'],
  ['a script in an app', 'apps/web/plugins/a.ts', '../../../scripts/test.ts'],
  ['an app in what tests are made of', 'packages/testkit/src/a.ts', `../../../${web}/paths.ts`],
  ['what is tested in what tests are made of', 'packages/testkit/src/a.ts', '@etherpilot/ui'],
  ['what tests are made of in the product', `${web}/paths.ts`, '@etherpilot/testkit/processes'],
  ['Storybook in the interface', `${ui}/primitives/A/A.tsx`, '#.storybook/preview.js'],
  ['what is not the preview in a story', `${ui}/screens/A/A.stories.tsx`, '#.storybook/flows/walking.js'],
  ['the client in Storybook', '.storybook/preview.tsx', '../packages/api-client/src/index.js'],
])('%s is reported', (...one) => {
  expect(find(one)).toHaveLength(1);
});

test.each([
  ['a lazy import of a route by the shell', `${web}/shell/A.tsx`, '../routes/BotsRoute.js', 'lazy'],
  ['a component using a primitive', `${ui}/components/A/A.tsx`, '../../primitives/B/B.js'],
  ['a screen using its own files', `${ui}/screens/A/A.tsx`, './A.styles.js'],
  ['a story using fixtures', `${ui}/screens/A/A.stories.tsx`, '../../fixtures/b.js'],
  ['an entry point exporting the chart', `${ui}/charts.ts`, './components/CandleChart/CandleChart.js', 'export'],
  ['the client in a test of the sandbox', 'apps/sandbox-api/src/a.test.ts', '@etherpilot/api-client'],
  ['Storybook in a story', `${ui}/screens/A/A.stories.tsx`, '#.storybook/preview.js'],
  ['what tests are made of in a test', `${web}/a.test.ts`, '@etherpilot/testkit/processes'],
  ['the contract in Storybook', '.storybook/a.ts', '../packages/api-client/openapi.json'],
  ['what reads the contract', '.storybook/a.ts', '../packages/api-client/src/testing/contractDocument.js'],
  ['text that only looks like an import', `${ui}/model/A.ts`, 'valtio', 'comment'],
])('%s is allowed', (...one) => {
  expect(find(one)).toEqual([]);
});
