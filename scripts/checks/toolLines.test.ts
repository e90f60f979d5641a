import { execSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { expect, test } from 'vitest';

test('the tools have no more lines than they may: delete some before you add others', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'lab/package.json'), 'utf8'));
  const lines = Number(execSync(scripts.lines, { cwd: join(root, 'lab'), encoding: 'utf8' }));
  expect(lines).toBeGreaterThan(10_000);
  expect(lines).toBeLessThanOrEqual(18_000);
});
