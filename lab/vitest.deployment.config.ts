import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('deployment', { include: ['deploy/deploy.test.ts'] });
