import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listInternalIds } from './publicApi.ts';

test.each([
  ['/** The balance, see G-44. */', 1],
  ['  /** As DEP-01 asks. */', 1],
  ['   * Rule WD-7.', 1],
  ['/** Mixed case carries the checksum of EIP-55, in UTF-8. */', 0],
  ["readonly id: 'DEP-01';", 0],
])('internal ids in the doc comment %s: %i', async (line, count) => {
  const dist = await mkdtemp(join(tmpdir(), 'api-'));
  await writeFile(join(dist, 'index.d.ts'), line);
  expect(listInternalIds(dist)).toHaveLength(count);
  await rm(dist, { recursive: true });
});
