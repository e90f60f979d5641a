import { expect, test } from 'vitest';
import { faultsOf } from './rooms.ts';
import { rooms, sourcesOf } from './sources.ts';

test('every import stays within what the layers allow', () => {
  const sources = sourcesOf([...rooms, '.storybook']);
  expect(sources.length).toBeGreaterThan(50);
  expect(sources.flatMap(faultsOf)).toEqual([]);
});

const ui = 'packages/ui/src';

test.each([
  [
    'a primitive reaching up to a component',
    `${ui}/primitives/A/A.tsx`,
    `import { B } from '../../components/B/B.js';`,
  ],
  ['a type imported from a later layer', `${ui}/model/A.ts`, `import type { B } from '../rules/B.js';`],
  ['a re-export from a later layer', `${ui}/model/A.ts`, `export * from '../rules/B.js';`],
  ['a screen importing another screen', `${ui}/screens/A/A.tsx`, `import { B } from '../B/B.js';`],
  ['a component importing fixtures', `${ui}/components/A/A.tsx`, `import { b } from '../../fixtures/b.js';`],
  ['a layer importing an entry point', `${ui}/components/A/A.tsx`, `import { usd } from '../../money.js';`],
  ['Base UI outside the primitives', `${ui}/components/A/A.tsx`, `import { Dialog } from '@base-ui/react/dialog';`],
  ['ECharts outside the chart', `${ui}/screens/A/A.tsx`, `import * as echarts from 'echarts/core';`],
  ['the chart imported by a screen', `${ui}/screens/A/A.tsx`, `import { C } from '../../components/CandleChart/C.js';`],
  ['big.js outside money', `${ui}/format/usd.ts`, `import { Big } from 'big.js';`],
  ['the client in the interface', `${ui}/screens/A/A.tsx`, `import type { User } from '@etherpilot/api-client';`],
  ['a router in the interface', `${ui}/provider/A.tsx`, `import { Link } from 'wouter';`],
  ['a store in the interface', `${ui}/provider/A.tsx`, `import { useSnapshot } from 'valtio';`],
  ['a lazy import against the rules', `${ui}/screens/A/A.tsx`, `const load = () => import('@tanstack/react-query');`],
  ['idb-keyval outside its ledger', 'packages/api-client/src/calls.ts', `import { get } from 'idb-keyval';`],
  ['ky outside http.ts', 'packages/api-client/src/resources/bots.ts', `import ky from 'ky';`],
  ['React in the client', 'packages/api-client/src/index.ts', `import { useState } from 'react';`],
  ['the interface in the client', 'packages/api-client/src/index.ts', `import type { Bot } from '@etherpilot/ui';`],
  ['a service importing state', 'apps/web/src/services/api.ts', `import { session } from '../state/session.js';`],
  ['a file of the app outside all layers', 'apps/web/src/helpers.ts', `import { paths } from './paths.js';`],
  ['the client in the sandbox', 'apps/sandbox-api/src/wire.ts', `import type { User } from '@etherpilot/api-client';`],
  ['the app in Storybook', '.storybook/preview.tsx', `import { paths } from '../apps/web/src/paths.js';`],
])('%s is reported', (_, path, text) => {
  expect(faultsOf({ path, text })).toHaveLength(1);
});

test.each([
  ['a component using a primitive', `${ui}/components/A/A.tsx`, `import { B } from '../../primitives/B/B.js';`],
  ['a screen using its own files', `${ui}/screens/A/A.tsx`, `import * as S from './A.styles.js';`],
  ['a story using fixtures', `${ui}/screens/A/A.stories.tsx`, `import { b } from '../../fixtures/b.js';`],
  ['an entry point exporting the chart', `${ui}/charts.ts`, `export * from './components/CandleChart/CandleChart.js';`],
  [
    'the client in a test of the sandbox',
    'apps/sandbox-api/src/a.test.ts',
    `import { c } from '@etherpilot/api-client';`,
  ],
  ['text that only looks like an import', `${ui}/model/A.ts`, `// taken from 'valtio' long ago`],
])('%s is allowed', (_, path, text) => {
  expect(faultsOf({ path, text })).toEqual([]);
});
