import { join } from 'node:path';
import { root } from './processes.ts';

/** Where the JSON report of a suite is written. */
export function reportOf(suite: string): string {
  return join(root, '.reports', `${suite.replaceAll(' ', '-')}.json`);
}
