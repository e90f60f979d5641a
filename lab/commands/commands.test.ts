import { runNode } from '@etherpilot/testkit/processes';
import { expect, test } from 'vitest';

test.each([
  ['stress', ['--tab', '8'], "Unknown option '--tab'"],
  ['soak', ['--minutes', 'ten'], '--minutes must be a number above 0, not "ten".'],
  ['chaos', ['--steps', '1.5'], '--steps must be a whole number of at least 1, not "1.5".'],
])('%s rejects %j before it starts anything', async (command, options, sentence) => {
  expect(await runNode([`lab/commands/${command}.ts`, ...options])).toMatchObject({
    code: 1,
    output: expect.stringContaining(sentence),
  });
});
