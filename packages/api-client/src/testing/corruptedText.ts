import * as fc from 'fast-check';
import { anyCharacter } from '@etherpilot/testkit/characters';

/** Numbers that JSON can hold and no clock, count or price should be. */
const oddNumbers = ['1e999', '-1e999', '-1', '0', '8.64e15', '8.65e15', '-1e300', '0.5', '9007199254740993'];

/** Texts a storage may return instead of the valid one: cut and mended anywhere, with other values, or of anybody else. */
export function corruptedText(valid: string): fc.Arbitrary<string> {
  const places = [...valid.matchAll(/[:[,]("(?:[^"\\]|\\.)*"|-?[\d.]+(?:e\d+)?|true|false|null)/g)];
  const cut = fc
    .tuple(fc.nat(valid.length), fc.nat(valid.length), fc.string())
    .map(([from, to, text]) => valid.slice(0, from) + text + valid.slice(to));
  const value = fc.oneof(
    fc.constantFrom(...oddNumbers, '"__proto__"', '"<img src=x onerror=alert(1)>"', '"\\u202e"', 'null', '{}', '[]'),
    fc.json({ maxDepth: 2 }),
  );
  const swapped = fc.tuple(fc.nat(), value).map(([turn, text]) => {
    const place = places[turn % Math.max(1, places.length)];
    if (place === undefined) return text;
    return `${valid.slice(0, place.index + 1)}${text}${valid.slice(place.index + place[0].length)}`;
  });
  const foreign = fc.oneof(
    fc.json(),
    fc.string({ unit: anyCharacter, maxLength: 200 }),
    fc.constantFrom('', '{', '{"__proto__":{"polluted":1}}', '<!doctype html>', 'x'.repeat(10_000), ...oddNumbers),
  );
  return fc.oneof({ weight: 2, arbitrary: swapped }, cut, foreign);
}
