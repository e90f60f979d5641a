import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '@etherpilot/testkit/processes';
import { applyBreak, breaks } from './breaks.ts';

describe.each(breaks)('“$rule”', (one) => {
  test('can be taken away', () => {
    const text = readFileSync(join(root, one.path), 'utf8');
    expect(applyBreak(text, one)).not.toBe(text);
  });
});

test('a line that has changed is named', () => {
  const one = { rule: '', path: 'a.ts', line: 'old', broken: 'new' };
  expect(applyBreak('an old line', one)).toBe('an new line');
  expect(() => applyBreak('a line', one)).toThrow('a.ts has the line no more: old');
  expect(() => applyBreak('old and old', one)).toThrow('more than once');
});
