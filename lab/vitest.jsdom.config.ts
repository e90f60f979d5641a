import { join } from 'node:path';
import { SOURCE, unitTests } from '@etherpilot/testkit/unitTests';
import { defaultClientConditions, mergeConfig } from 'vite';

// Puts a document into the global scope, and fetches what makes it.
export default mergeConfig(unitTests('jsdom', { include: ['hosts/jsdom.test.tsx'], isolate: true }), {
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    alias: { '#.storybook': join(import.meta.dirname, '../.storybook') },
  },
});
