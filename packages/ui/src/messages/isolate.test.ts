import { expect, it } from 'vitest';
import { isolate, withoutIsolates } from './isolate.js';

it('leaves text that runs from left to right as it is', () => {
  expect(isolate('Grid Trader', 'ltr')).toBe('Grid Trader');
  expect(isolate('−$8.64', 'ltr')).toBe('−$8.64');
});

it('isolates a name in letters that run from right to left', () => {
  expect(isolate('روبوت 7', 'ltr')).toBe('\u2068روبوت 7\u2069');
  expect(isolate('בוט', 'ltr')).toBe('\u2068בוט\u2069');
});

it('isolates names and figures once in text that runs from right to left', () => {
  expect(isolate('−$8.64', 'rtl')).toBe('\u2068−$8.64\u2069');
  expect(isolate(isolate('Grid Trader', 'rtl'), 'rtl')).toBe('\u2068Grid Trader\u2069');
  expect(isolate(`${isolate('0.25', 'rtl')} ETH`, 'rtl')).toBe('\u2068\u20680.25\u2069 ETH\u2069');
  expect(isolate('', 'rtl')).toBe('');
});

it('gives copied text without what isolates its parts', () => {
  expect(withoutIsolates(`Deposit ${isolate('193139644', 'rtl')}`)).toBe('Deposit 193139644');
});
