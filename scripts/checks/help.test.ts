import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, runNode, readUsage } from '@etherpilot/testkit/processes';

/** The programs that somebody starts by hand. */
const commands = globSync(['scripts/*.ts', 'lab/commands/*.ts', 'apps/*/deploy/*.ts', 'packages/testkit/src/*.ts'], {
  cwd: root,
}).filter((path) => /^await main\(/m.test(readFileSync(join(root, path), 'utf8')));

test('every command is found', () => {
  expect(commands.length).toBeGreaterThan(15);
});

test.each(commands)('%s says with --help what it does, and each of its options', (path) => {
  const source = readFileSync(join(root, path), 'utf8');
  const options = [...source.matchAll(/'?([\w-]+)'?: \{ type: '(?:string|boolean)'/g)].map(([, name = '']) => name);
  const usage = readUsage(join(root, path));
  expect(usage).toMatch(/^(?:npm|pnpm|node) \S/);
  expect(options.filter((name) => !usage.includes(`--${name}`) && !usage.includes(`--no-${name}`))).toEqual([]);
});

test('a command that is asked for help does nothing else', async () => {
  const { code, output } = await runNode(['scripts/test.ts', '--release', '--help']);
  expect(code).toBe(0);
  expect(output).toBe(`${readUsage(join(root, 'scripts/test.ts'))}\n`);
});
