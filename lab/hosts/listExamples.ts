import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';

/** The products in `examples`. */
export function listExamples(): string[] {
  const entries = readdirSync(join(root, 'examples'), { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}
