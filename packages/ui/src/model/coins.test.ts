import { expect, test } from 'vitest';
import { addressForms, coins, getCoin } from './coins.js';

test('a coin is found by its code in any letter case, and only then', () => {
  for (const coin of coins) expect(getCoin(coin.code.toLowerCase())).toBe(coin);
  expect(['DOGE', 'constructor', ''].map(getCoin)).toEqual([undefined, undefined, undefined]);
});

test('no two coins share a code or a drawing', () => {
  expect(new Set(coins.map(({ code }) => code)).size).toBe(coins.length);
  expect(new Set(coins.map(({ icon }) => icon)).size).toBe(coins.length);
});

test('addresses that only test networks use are marked as such', () => {
  for (const { addresses } of coins.flatMap(({ chains }) => chains)) {
    expect(addressForms[addresses.main]).not.toHaveProperty('isTest');
    expect('isTest' in addressForms[addresses.test]).toBe(addresses.test !== addresses.main);
  }
});

test('a transaction hash leads to one chain of its coin at most', () => {
  const hashes = [`0x${'a1'.repeat(32)}`, 'a1'.repeat(32)];
  for (const { chains } of coins) {
    for (const hash of hashes) expect(chains.filter((chain) => chain.hash.test(hash)).length).toBeLessThan(2);
  }
});

test('a transaction is shown at its explorer and nowhere else', () => {
  for (const { explorer } of coins.flatMap(({ chains }) => chains)) {
    expect(explorer.href).toMatch(/^https:\/\//);
    expect(new URL(explorer.page).origin).toBe(new URL(explorer.href).origin);
  }
});
