import { describe, expect, it } from 'vitest';
import { differenceOf, drawMutations, mutated, mutationsOf } from './mutations.ts';

const all = (path: string, text: string) =>
  mutationsOf(path, text).map((mutation) => `${mutation.kind}: ${mutated(text, mutation)}`);

describe('the mutations that can be put into a file', () => {
  it.each([
    ['a < b;', ['operator: a <= b;']],
    ['a && b;', ['operator: a || b;']],
    ['f(a - (b));', ['call: ;', 'operator: f(a + (b));']],
    ["const a = 'x' + b;", []],
    ['const a = true;', ['boolean: const a = false;']],
    ['const a = 1_500;', ['number: const a = 1501;']],
    ['void f();', ['call: ;']],
    ['await f();', ['call: ;']],
    ['const a = f();', []],
    ['if (a) b = c;', ['condition: if (!(a)) b = c;']],
    ['const d = a ? b : c;', ['condition: const d = !(a) ? b : c;']],
    ['type A = 1 | true; const a: 2 = b as 3;', []],
    ["import a from 'a';", []],
    ['const a = <b width={18}>{c && d}</b>;', ['operator: const a = <b width={18}>{c || d}</b>;']],
  ])('of %s are %j', (text, expected) => {
    expect(all('some.tsx', text)).toEqual(expected);
  });

  it('of messages are their texts, neither the name of the component nor the keys', () => {
    const text = "export const m = defineMessages('Note', { title: 'Sent', size: 3 });";
    expect(all('Note.messages.ts', text)).toEqual([
      "text: export const m = defineMessages('Note', { title: 'Not Sent', size: 3 });",
    ]);
    expect(all('Note.tsx', "const m = defineMessages('Note', { title: 'Sent' }); const a = 'b';")).toEqual([
      "text: const m = defineMessages('Note', { title: 'Not Sent' }); const a = 'b';",
    ]);
  });

  it('of styles are colours taken for another, with their part', () => {
    const text = 'const A = s.p`color: var(--ep-negative); border: var(--ep-warning-line); top: var(--ep-s1);`;';
    expect(all('A.styles.ts', text)).toEqual([
      `colour: ${text.replace('negative', 'positive')}`,
      `colour: ${text.replace('warning', 'positive')}`,
    ]);
  });
});

describe('a draw', () => {
  const places = mutationsOf('a.ts', 'const a = 1 + 2 + 3; const b = true; f(); g();');
  const chance = (label: string) => ((label.length * 7 + label.charCodeAt(0)) % 10) / 10;

  it('is the same for the same chance, and names no place twice', () => {
    const drawn = drawMutations(places, 5, chance);
    expect(drawn).toHaveLength(5);
    expect(new Set(drawn).size).toBe(5);
    expect(drawMutations(places, 5, chance)).toEqual(drawn);
  });

  it('ends where there is nothing left to draw', () => {
    expect(drawMutations(places, 1_000, chance)).toHaveLength(places.length);
  });
});

it('a mutation is identified by its place and its line before and after', () => {
  const text = 'const a = 1;\nif (\n  a < 2\n) f();\n';
  const [mutation] = mutationsOf('a.ts', text).filter(({ kind }) => kind === 'operator');
  if (mutation === undefined) throw new Error('There is an operator in it');
  expect(differenceOf(text, mutation)).toBe('a.ts:3\n  - a < 2\n  + a <= 2');
});
