import { unitTests } from '@etherpilot/testkit/unitTests';

// What runs with a configuration of its own: vitest.deployment.config.ts, vitest.hosts.config.ts, vitest.jsdom.config.ts.
export default unitTests('lab', {
  include: ['**/*.test.{ts,tsx}'],
  exclude: ['deploy/deploy.test.ts', 'hosts/hosts.test.ts', 'hosts/jsdom.test.tsx'],
});
