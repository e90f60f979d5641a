import { runNode } from '@etherpilot/testkit/processes';
import { expect, test } from 'vitest';

test.each([
  ['stress', ['--tab', '8'], "Unknown option '--tab'"],
  ['soak', ['--minutes', 'ten'], '--minutes must be a number above 0, not "ten".'],
  ['repeat', ['--runs', '0'], '--runs must be a whole number of at least 1, not "0".'],
  ['chaos', ['--steps', '1.5'], '--steps must be a whole number of at least 1, not "1.5".'],
])('%s rejects %j before it starts anything', async (command, options, sentence) => {
  expect(await runNode([`lab/commands/${command}.ts`, ...options])).toMatchObject({
    code: 1,
    output: expect.stringContaining(sentence),
  });
});

test('repeat tells how many runs were green, and fails if one was not', async () => {
  const good = await runNode([
    'lab/commands/repeat.ts',
    '--runs',
    '2',
    '--',
    '-e',
    'console.log("3 passed, 0 failed")',
  ]);
  expect(good.code).toBe(0);
  expect(good.output).toMatch(/\| 1 \| \d+ s \| green \| 3 passed, 0 failed \|\n\| 2 \| .*\n\n2 of 2 runs green\n$/);
  const bad = await runNode(['lab/commands/repeat.ts', '--runs', '1', '--busy', '1', '--', '-e', 'process.exit(1)']);
  expect(bad.code).toBe(1);
  expect(bad.output).toContain('0 of 1 runs green beside 1 busy loops');
});
