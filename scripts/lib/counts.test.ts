import { expect, test } from 'vitest';
import { runNode } from './processes.ts';
import { positiveNumber, wholeNumber } from './counts.ts';

test('a count is a whole number from 1', () => {
  expect(wholeNumber('--tabs', '8')).toBe(8);
  for (const text of ['0', '-1', '1.5', '', ' 8', 'eight', '1e3', '0x8']) {
    expect(() => wholeNumber('--tabs', text)).toThrow(`--tabs must be a whole number of at least 1, not "${text}".`);
  }
});

test('minutes may be fractional', () => {
  expect(positiveNumber('--minutes', '0.5')).toBe(0.5);
  for (const text of ['0', '-1', '.5', '', 'ten', '0x1', 'Infinity']) {
    expect(() => positiveNumber('--minutes', text)).toThrow(`--minutes must be a number above 0, not "${text}".`);
  }
});

test.each([
  ['tabs', ['--tab', '8'], "Unknown option '--tab'"],
  ['soak', ['--minutes', 'ten'], '--minutes must be a number above 0, not "ten".'],
  ['chaos', ['--steps', '1.5'], '--steps must be a whole number of at least 1, not "1.5".'],
])('`npm run %s` rejects %j before it starts anything', async (task, options, sentence) => {
  expect(await runNode([`scripts/commands/${task}.ts`, ...options])).toMatchObject({
    code: 1,
    output: expect.stringContaining(sentence),
  });
});
