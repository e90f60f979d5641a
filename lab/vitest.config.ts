import { unitTests } from '@etherpilot/testkit/unitTests';

// What takes long has a configuration of its own.
export default unitTests('lab', {
  include: ['**/*.test.{ts,tsx}'],
  exclude: ['deploy/deploy.test.ts', 'hosts/consumers.test.ts', 'hosts/hosts.test.ts', 'hosts/jsdom.test.tsx'],
});
