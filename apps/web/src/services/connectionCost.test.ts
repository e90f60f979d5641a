import { expect, test } from 'vitest';
import { isCostly } from './connectionCost.js';

test.each([
  ['that says nothing', {}, false],
  ['of a cable', { saveData: false, effectiveType: '4g', type: 'wifi' }, false],
  ['of a phone network', { effectiveType: '4g', type: 'cellular' }, true],
  ['as slow as 3G', { effectiveType: '3g' }, true],
  ['as slow as 2G', { effectiveType: 'slow-2g' }, true],
  ['on which data is to be saved', { saveData: true, effectiveType: '4g' }, true],
])('a connection %s is costly or not', (_, connection, expected) => {
  expect(isCostly(connection)).toBe(expected);
});
