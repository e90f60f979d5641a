import { expect, test } from 'vitest';
import { chooseParts } from './chooseParts.js';

test.each([
  ['Nothing to choose', 'Nothing to choose', 'Nothing to choose'],
  [' or ', ' or ', ' or '],
  ['Less arrived.[ Contact {support}.]', 'Less arrived. Contact {support}.', 'Less arrived.'],
  ['[Ask {support}|Wait] before paying.', 'Ask {support} before paying.', 'Wait before paying.'],
  ['[One.|Two.] [Three.|Four.]', 'One. Three.', 'Two. Four.'],
  ['[Only here.]', 'Only here.', ''],
])('keeps one part of %j', (text, first, second) => {
  expect(chooseParts(text, true)).toBe(first);
  expect(chooseParts(text, false)).toBe(second);
});
