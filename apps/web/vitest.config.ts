import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('web', { include: ['{src,plugins,deploy}/**/*.test.{ts,tsx}'], hasFreshModules: true });
