import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('sandbox-api');
