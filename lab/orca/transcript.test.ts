import { expect, test } from 'vitest';
import { findRepeated, toLines, type Utterance } from './transcript.ts';

const said = (text: string, at = 0): Utterance => ({ text, isLive: false, at });
const live = (text: string, at = 0): Utterance => ({ text, isLive: true, at });

test('what is another at each run, and what Orca says of itself, is not compared', () => {
  const heard = [
    said('leaving form.'),
    live('1 ETH credited at 12:04 PM to 0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'),
    said('Focus mode'),
    live('Loading currencies…'),
    said('Withdraw  link.'),
  ];
  expect(toLines(heard)).toEqual(['Withdraw link.', '! 1 ETH credited at ‹time› to ‹address›']);
});

test('of a page that has loaded, live regions count, and that it is read, but not where that begins', () => {
  const before = [said('Address and search bar'), said('Finished loading Sign in.')];
  expect(toLines(before)).toEqual(['Finished loading Sign in.']);
  expect(toLines([...before, said('Skip to content link.'), live('Restored')])).toEqual([
    'Finished loading Sign in.',
    '…',
    '! Restored',
  ]);
});

test('a live region may not say again what was said within two seconds, as a whole or in more words', () => {
  expect(findRepeated([said('Amount entry. Enter an amount.'), live('Enter an amount', 1_999)])).toEqual([
    'Enter an amount',
  ]);
  expect(findRepeated([live('Copied'), live('Copied', 500)])).toHaveLength(2);
  expect(findRepeated([live('Copied'), live('Copied', 2_000)])).toEqual([]);
  expect(findRepeated([live('Copied'), said('Loading.  Please wait.', 100), live('Copied', 500)])).toEqual([]);
  expect(findRepeated([live('Loading'), live('Loading currencies', 100)])).toEqual([]);
  expect(findRepeated([said('Copy push button'), said('Copy push button', 100)])).toEqual([]);
});
