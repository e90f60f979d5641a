import { describe, expect, it } from 'vitest';
import { readConfig } from './readConfig.js';

describe('the configuration of the page', () => {
  it('takes the origin of the operator’s server and drops a trailing slash', () => {
    expect(readConfig('{ "apiUrl": "https://api.example.com/" }').apiUrl).toBe('https://api.example.com');
  });

  it.each(['{}', '{ "apiUrl": "" }', null, undefined])('talks to its own origin when the block is %s', (block) => {
    expect(readConfig(block).apiUrl).toBe('');
  });

  it.each([
    '{ "apiUrl": "api.example.com" }',
    '{ "apiUrl": "javascript:alert(1)" }',
    '{ "apiUrl": 7 }',
    '[]x',
    '"text"',
  ])('refuses to start with %s', (block) => {
    expect(() => readConfig(block)).toThrow(/configuration|JSON/);
  });
});
