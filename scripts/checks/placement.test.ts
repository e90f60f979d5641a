import { expect, test } from 'vitest';
import { readSources } from '@etherpilot/testkit/sources';
import { findMisplacedComponents } from './placement.ts';

const uiPath = 'packages/ui/src';
const createImport = (user: string, component: string) => ({
  path: `${uiPath}/${user}`,
  text: `import { X } from '${user.includes('/') ? '../../' : './'}components/${component}/${component}.js';`,
});

test('a component that only one screen uses is in the folder of that screen', () => {
  expect(findMisplacedComponents(readSources([uiPath]))).toEqual([]);
});

test('a component of one screen, and what only that component uses, are reported', () => {
  const sources = [createImport('screens/A/A.tsx', 'Card'), createImport('components/Card/Card.tsx', 'Icon')];
  expect(findMisplacedComponents(sources)).toEqual([
    'components/Card belongs to screens/A',
    'components/Icon belongs to screens/A',
  ]);
});

test('texts in the messages entry point do not keep a component in components', () => {
  const texts = {
    path: `${uiPath}/messages.ts`,
    text: `export { cardMessages } from './components/Card/Card.messages.js';`,
  };
  expect(findMisplacedComponents([createImport('screens/A/A.tsx', 'Card'), texts])).toHaveLength(1);
});

test.each(['screens/B/B.tsx', 'components/Row/Row.tsx', 'index.ts'])('a component that %s uses, too, stays', (user) => {
  expect(findMisplacedComponents([createImport('screens/A/A.tsx', 'Card'), createImport(user, 'Card')])).toEqual([]);
});
