import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { timeSchema } from '../contract.js';

const read = (text: string) => v.parse(timeSchema, text);

describe('a server time', () => {
  it.each([
    ['2025-03-08T19:00:00Z', '2025-03-08T19:00:00Z'],
    ['2025-03-08T19:00:00.123456Z', '2025-03-08T19:00:00.123456Z'],
    ['2025-03-08t19:00z', '2025-03-08T19:00Z'],
    ['2025-03-08 19:00:00+00:00', '2025-03-08T19:00:00+00:00'],
    ['2025-03-08T19:00:00-0530', '2025-03-08T19:00:00-05:30'],
    ['2025-03-08T19:00:00+01', '2025-03-08T19:00:00+01:00'],
  ])('%j with a time zone is an instant', (text, iso) => {
    expect(read(text)).toEqual({ kind: 'instant', iso });
    expect(Date.parse(iso)).not.toBeNaN();
  });

  it.each([
    ['2025-03-08T19:00:00', '2025-03-08T19:00:00'],
    ['2025-03-08 19:00', '2025-03-08T19:00'],
    [' 2025-03-08T19:00:00.5 ', '2025-03-08T19:00:00.5'],
  ])('%j without a time zone is a local time', (text, iso) => {
    expect(read(text)).toEqual({ kind: 'localTime', iso });
  });

  it.each([['2025-03-08'], ['2024-02-29'], ['0001-01-01']])('%j is a date', (text) => {
    expect(read(text)).toEqual({ kind: 'date', iso: text });
  });

  it.each([
    ['yesterday'],
    ['2025-02-29'],
    ['2025-02-30T10:00:00Z'],
    ['2025-13-01'],
    ['2025-03-08T25:00:00Z'],
    ['2025-03-08T10:61:00'],
    ['2025-03-08T10:00:00+99:00'],
    ['08.03.2025'],
    ['2025-3-8'],
    ['1757000000'],
    ['2025-03-08T10:00:00Z; rm'],
  ])('%j is passed through as sent', (text) => {
    expect(read(text)).toEqual({ kind: 'unreadable', text });
  });

  it.each([[''], [' '], [null], [undefined], [7]])('is required: %j', (wire) => {
    expect(v.is(timeSchema, wire)).toBe(false);
  });
});
