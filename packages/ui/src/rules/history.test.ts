import { describe, expect, it } from 'vitest';
import { matchesWords, newestFirst } from './history.js';

describe('newestFirst', () => {
  it('sorts by the time of creation whatever the zone it is written in', () => {
    const items = [
      { id: 1, createdAt: '2026-07-01T10:00:00Z' },
      { id: 2, createdAt: '2026-07-01T10:30:00+02:00' },
      { id: 3, createdAt: '2026-07-02T00:00:00Z' },
    ];
    expect(newestFirst(items).map((item) => item.id)).toEqual([3, 1, 2]);
    expect(items.map((item) => item.id)).toEqual([1, 2, 3]);
  });

  it('puts unreadable times last in the order they came', () => {
    const items = [
      { id: 1, createdAt: 'yesterday' },
      { id: 2, createdAt: '' },
      { id: 3, createdAt: '2026-07-02T00:00:00Z' },
    ];
    expect(newestFirst(items).map((item) => item.id)).toEqual([3, 1, 2]);
  });
});

describe('matchesWords', () => {
  const texts = ['ETH', 'Ethereum', '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359', null];

  it.each(['', '  ', 'eth', 'ETHER', '0xfb69', 'eth 5d359'])('finds %j', (query) => {
    expect(matchesWords(query, texts)).toBe(true);
  });

  it.each(['btc', 'eth btc', 'null'])('does not find %j', (query) => {
    expect(matchesWords(query, texts)).toBe(false);
  });
});
