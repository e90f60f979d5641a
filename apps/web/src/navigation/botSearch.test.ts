import { expect, it } from 'vitest';
import { readBotId, readRestartedId, withBot } from './botSearch.js';

it('names a bot of the server in the query, and no built-in one', () => {
  expect(withBot('/deposit', { id: 2 })).toBe('/deposit?bot=2');
  expect(withBot('/deposit', { id: 'fallback-1' })).toBe('/deposit');
});

it.each([
  ['?bot=2', 2],
  ['bot=15&x=1', 15],
  ['', undefined],
  ['?bot=', undefined],
  ['?bot=-2', undefined],
  ['?bot=2.5', undefined],
  ['?bot=fallback-1', undefined],
  ['?bot=1e3', undefined],
  ['?bot=99999999999999999', undefined],
])('reads the bot of %j as %s', (search, id) => {
  expect(readBotId(search)).toBe(id);
});

it('reads the investment to start again', () => {
  expect(readRestartedId('?again=7')).toBe('7');
  expect(readRestartedId('?again=a%2Fb')).toBe('a/b');
  expect(readRestartedId('?bot=2')).toBeUndefined();
});
