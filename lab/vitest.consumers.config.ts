import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('consumers', { include: ['hosts/consumers.test.ts'] });
