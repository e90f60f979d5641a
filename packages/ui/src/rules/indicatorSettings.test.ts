import { expect, it } from 'vitest';
import { isValidSetting, readChartView, readIndicators } from './indicatorSettings.js';

it.each([
  ['sma', 0, '20', true],
  ['sma', 0, '2', true],
  ['sma', 0, '200', true],
  ['sma', 0, '1', false],
  ['sma', 0, '201', false],
  ['sma', 0, '', false],
  ['sma', 0, '2.5', false],
  ['bollinger', 1, '5', true],
  ['bollinger', 1, '6', false],
  ['macd', 3, '9', false],
] as const)('%s, setting %d: %s is valid: %s', (kind, at, text, expected) => {
  expect(isValidSetting(kind, at, text)).toBe(expected);
});

it('stored indicators that cannot be used are left out, each kind is there once', () => {
  const stored = [
    { kind: 'rsi', settings: [14] },
    { kind: 'sma', settings: [20] },
    { kind: 'sma', settings: [50] },
    { kind: 'ema', settings: ['x'] },
    { kind: 'macd', settings: [12, 26] },
    { kind: 'other', settings: [1] },
    null,
    7,
  ];
  expect(readIndicators(stored)).toEqual([
    { kind: 'sma', settings: [20] },
    { kind: 'rsi', settings: [14] },
  ]);
  for (const broken of [undefined, null, 'x', {}, { indicators: {} }]) {
    expect(readChartView(broken)).toEqual({ frame: 'day', indicators: [] });
  }
  expect(readChartView({ frame: 'month', indicators: stored }).frame).toBe('month');
});
