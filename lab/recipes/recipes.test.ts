import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { expect, test } from 'vitest';
import { recipes } from './recipes.ts';

test.each(Object.entries(recipes))('the example of the recipe %s can be put into the tree', (name, { heading }) => {
  expect(readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')).toContain(`\n## ${heading}\n`);
  execFileSync('git', ['apply', '--check', '-C1', `lab/recipes/${name}.patch`], { cwd: root });
});
