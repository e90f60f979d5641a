import { join } from 'node:path';
import { SOURCE, unitTests } from '@etherpilot/testkit/unitTests';
import { defaultClientConditions, mergeConfig } from 'vite';

export default mergeConfig(unitTests('jsdom', { include: ['hosts/jsdom.test.tsx'] }), {
  test: { environment: 'jsdom' },
  resolve: {
    conditions: [SOURCE, ...defaultClientConditions],
    alias: { '#.storybook': join(import.meta.dirname, '../.storybook') },
  },
});
