import { unitTests } from '@etherpilot/testkit/unitTests';

export default unitTests('ui', { include: ['{src,build}/**/*.test.{ts,tsx}'] });
