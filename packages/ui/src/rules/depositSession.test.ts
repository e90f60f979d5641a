import { describe, expect, it } from 'vitest';
import { getSessionMinutesLeft } from './depositSession.js';

const created = Date.UTC(2026, 6, 12, 13, 49);
const after = (minutes: number, seconds = 0) => created + (minutes * 60 + seconds) * 1000;

describe('minutes left of a payment session', () => {
  it.each([
    ['at once', after(0), 60],
    ['after a second', after(0, 1), 59],
    ['after 13 minutes', after(13), 47],
    ['after 12 minutes and 59 seconds', after(12, 59), 47],
    ['a minute before the end', after(59), 1],
    ['a second before the end', after(59, 59), 0],
    ['at the end', after(60), 0],
    ['a day later', after(1440), 0],
    ['when the clock was set back', after(-90), 60],
  ])('are rounded down: %s', (_, now, minutes) => {
    expect(getSessionMinutesLeft(created, now)).toBe(minutes);
  });
});
