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
  ['a re-export from a later layer', `${uiPath}/model/A.ts`, `export * from '../rules/B.js';`],
  ['a layer importing an entry point', `${uiPath}/components/A/A.tsx`, `import { usd } from '../../money.js';`],
  ['ECharts outside the chart', `${uiPath}/screens/A/A.tsx`, `import * as echarts from 'echarts/core';`],
  [
    'an amount written past the hiding of balances',
    `${uiPath}/screens/A/A.tsx`,
    `import { formatUsd } from '../../format/money.js';`,
  ],
  [
    'a lazy import against the rules',
    `${uiPath}/screens/A/A.tsx`,
    `const load = () => import('@tanstack/react-query');`,
  ],
  ['React in the client', 'packages/api-client/src/index.ts', `import { useState } from 'react';`],
  ['a service importing state', 'apps/web/src/services/api.ts', `import { session } from '../state/session.js';`],
  ['a file of the app outside all layers', 'apps/web/src/helpers.ts', `import { paths } from './paths.js';`],
  ['a command of the lab in an app', 'apps/web/e2e/a.spec.ts', `import { a } from '../../../lab/builtApp.ts';`],
  ['a script in an app', 'apps/web/plugins/a.ts', `import { a } from '../../../scripts/test.ts';`],
  [
    'an app in what tests are made of',
    'packages/testkit/src/a.ts',
    `import { a } from '../../../apps/web/src/paths.ts';`,
  ],
  [
    'what tests are made of in the product',
    'apps/web/src/paths.ts',
    `import { root } from '@etherpilot/testkit/processes';`,
  ],
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
  ['a story using fixtures', `${uiPath}/screens/A/A.stories.tsx`, `import { b } from '../../fixtures/b.js';`],
  [
    'what tests are made of in a test',
    'apps/web/src/a.test.ts',
    `import { root } from '@etherpilot/testkit/processes';`,
  ],
  ['text that only looks like an import', `${uiPath}/model/A.ts`, `// taken from 'valtio' long ago`],
])('%s is allowed', (_, path, text) => {
  expect(findImportViolations({ path, text })).toEqual([]);
});
