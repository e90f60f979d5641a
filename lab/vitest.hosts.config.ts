import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('hosts', { include: ['hosts/hosts.test.ts'] });
