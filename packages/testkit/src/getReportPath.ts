import { join } from 'node:path';
import { root } from './processes.ts';

/** Where the JSON report of a suite is written. */
export function getReportPath(suite: string): string {
  return join(root, '.reports', `${suite.replaceAll(' ', '-')}.json`);
}
