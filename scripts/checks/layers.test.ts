import { expect, test } from 'vitest';
import { findImportViolations } from './layers.ts';
import { readSources, sourceFolders } from '@etherpilot/testkit/sources';

test('every import stays within what the layers allow', () => {
  const tools = [
    'packages/testkit/src',
    'apps/web/e2e',
    'apps/web/plugins',
    'apps/web/deploy',
    '.storybook',
    'scripts',
    'lab',
  ];
  const sources = readSources([...sourceFolders, ...tools]).filter(
    ({ path }) => path !== 'scripts/checks/layers.test.ts',
  );
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(findImportViolations)).toEqual([]);
});

const uiPath = 'packages/ui/src';

test.each([
  [
    'a primitive reaching up to a component',
    `${uiPath}/primitives/A/A.tsx`,
    `import { B } from '../../components/B/B.js';`,
  ],
  ['a type imported from a later layer', `${uiPath}/model/A.ts`, `import type { B } from '../rules/B.js';`],
  ['a re-export from a later layer', `${uiPath}/model/A.ts`, `export * from '../rules/B.js';`],
  ['a component importing fixtures', `${uiPath}/components/A/A.tsx`, `import { b } from '../../fixtures/b.js';`],
  ['a layer importing an entry point', `${uiPath}/components/A/A.tsx`, `import { usd } from '../../money.js';`],
  ['Base UI outside the primitives', `${uiPath}/components/A/A.tsx`, `import { Dialog } from '@base-ui/react/dialog';`],
  ['ECharts outside the chart', `${uiPath}/screens/A/A.tsx`, `import * as echarts from 'echarts/core';`],
  [
    'the chart imported by a screen',
    `${uiPath}/screens/A/A.tsx`,
    `import { C } from '../../components/CandleChart/C.js';`,
  ],
  [
    'an amount written past the hiding of balances',
    `${uiPath}/screens/A/A.tsx`,
    `import { formatUsd } from '../../format/money.js';`,
  ],
  ['big.js outside money', `${uiPath}/format/usd.ts`, `import { Big } from 'big.js';`],
  ['the client in the interface', `${uiPath}/screens/A/A.tsx`, `import type { User } from '@etherpilot/api-client';`],
  [
    'a lazy import against the rules',
    `${uiPath}/screens/A/A.tsx`,
    `const load = () => import('@tanstack/react-query');`,
  ],
  ['idb-keyval outside its ledger', 'packages/api-client/src/calls.ts', `import { get } from 'idb-keyval';`],
  ['ky outside http.ts', 'packages/api-client/src/resources/bots.ts', `import ky from 'ky';`],
  ['React in the client', 'packages/api-client/src/index.ts', `import { useState } from 'react';`],
  ['a service importing state', 'apps/web/src/services/api.ts', `import { session } from '../state/session.js';`],
  [
    'a navigation helper importing a route',
    'apps/web/src/navigation/a.ts',
    `import { BotsRoute } from '../routes/BotsRoute.js';`,
  ],
  ['a route importing the shell', 'apps/web/src/routes/A.tsx', `import { Toasts } from '../shell/Toasts.js';`],
  ['the shell importing the app', 'apps/web/src/shell/A.tsx', `import { App } from '../App.js';`],
  ['a file of the app outside all layers', 'apps/web/src/helpers.ts', `import { paths } from './paths.js';`],
  ['the client in the sandbox', 'apps/sandbox-api/src/wire.ts', `import type { User } from '@etherpilot/api-client';`],
  [
    'a rule of the interface in the sandbox',
    'apps/sandbox-api/src/app.ts',
    `import { a } from '../../../${uiPath}/rules/a.ts';`,
  ],
  ['the app in Storybook', '.storybook/preview.tsx', `import { paths } from '../apps/web/src/paths.js';`],
  ['a command of the lab in an app', 'apps/web/e2e/a.spec.ts', `import { a } from '../../../lab/builtApp.ts';`],
  ['a script in an app', 'apps/web/plugins/a.ts', `import { a } from '../../../scripts/test.ts';`],
  [
    'an app in what tests are made of',
    'packages/testkit/src/a.ts',
    `import { a } from '../../../apps/web/src/paths.ts';`,
  ],
  ['what is tested in what tests are made of', 'packages/testkit/src/a.ts', `import { Button } from '@etherpilot/ui';`],
  [
    'what tests are made of in the product',
    'apps/web/src/paths.ts',
    `import { root } from '@etherpilot/testkit/processes';`,
  ],
  ['Storybook in the interface', `${uiPath}/primitives/A/A.tsx`, `import { preview } from '#.storybook/preview.js';`],
  ['the client in Storybook', '.storybook/preview.tsx', `import { c } from '../packages/api-client/src/index.js';`],
])('%s is reported', (_, path, text) => {
  expect(findImportViolations({ path, text })).toHaveLength(1);
});

test.each([
  [
    'a lazy import of a route by the shell',
    'apps/web/src/shell/A.tsx',
    `const load = () => import('../routes/BotsRoute.js');`,
  ],
  ['a component using a primitive', `${uiPath}/components/A/A.tsx`, `import { B } from '../../primitives/B/B.js';`],
  ['a screen using its own files', `${uiPath}/screens/A/A.tsx`, `import * as S from './A.styles.js';`],
  ['a story using fixtures', `${uiPath}/screens/A/A.stories.tsx`, `import { b } from '../../fixtures/b.js';`],
  [
    'an entry point exporting the chart',
    `${uiPath}/charts.ts`,
    `export * from './components/CandleChart/CandleChart.js';`,
  ],
  [
    'the client in a test of the sandbox',
    'apps/sandbox-api/src/a.test.ts',
    `import { c } from '@etherpilot/api-client';`,
  ],
  ['Storybook in a story', `${uiPath}/screens/A/A.stories.tsx`, `import preview from '#.storybook/preview.js';`],
  [
    'what tests are made of in a test',
    'apps/web/src/a.test.ts',
    `import { root } from '@etherpilot/testkit/processes';`,
  ],
  ['the contract in Storybook', '.storybook/a.ts', `import contract from '../packages/api-client/openapi.json';`],
  [
    'what reads the contract in Storybook',
    '.storybook/a.ts',
    `import { calls } from '../packages/api-client/src/testing/contractDocument.js';`,
  ],
  ['text that only looks like an import', `${uiPath}/model/A.ts`, `// taken from 'valtio' long ago`],
])('%s is allowed', (_, path, text) => {
  expect(findImportViolations({ path, text })).toEqual([]);
});
