import type { UnreadableRecord } from '@etherpilot/api-client';
import { reportError } from './reportError.js';

const reported = new Set<string>();

/** Reports a record that was left out of a list; once, because lists are read again and again. */
export function reportUnreadable({ path, index, issues }: UnreadableRecord): void {
  const text = `${path} record ${index}: ${issues.join('; ')}`;
  if (reported.has(text)) return;
  reported.add(text);
  reportError(new Error(text));
}
