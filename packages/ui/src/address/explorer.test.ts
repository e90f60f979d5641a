import { describe, expect, it, test } from 'vitest';
import { getExplorerHref, getExplorers } from './explorer.js';

const ETH = '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060';
const BTC = '4a5e1e4baab89f3a32518a88c31bc87f618f76673e2cc77ab2127b7afdeda33b';
const LTC = '61a7667851da2d1395c26f4eaba7a14a3c1355ba80e1b35678327619a115d21e';
const TRON = '83fce30de4cb6cf38a20a452e0f66c8581788d5d1ba67becd07c23e150b4c9da';

describe('explorerHref', () => {
  it.each([
    ['ETH', ETH, `https://etherscan.io/tx/${ETH}`],
    ['BTC', BTC, `https://mempool.space/tx/${BTC}`],
    ['LTC', LTC, `https://blockchair.com/litecoin/transaction/${LTC}`],
    ['USDT', ETH, `https://etherscan.io/tx/${ETH}`],
    ['USDT', TRON, `https://tronscan.org/#/transaction/${TRON}`],
    ['eth', ETH, `https://etherscan.io/tx/${ETH}`],
  ])('links a hash of %s to its public explorer', { tags: ['WHIST-08'] }, (currency, hash, href) => {
    expect(getExplorerHref(currency, hash)).toBe(href);
  });

  it.each([
    ['63 digits', 'BTC', BTC.slice(1)],
    ['65 digits', 'BTC', `${BTC}0`],
    ['a prefix and 63 digits', 'ETH', ETH.slice(0, -1)],
    ['an upper-case prefix', 'ETH', ETH.replace('0x', '0X')],
    ['nothing', 'ETH', ''],
    ['a blank', 'ETH', ' '],
    ['a word', 'ETH', 'pending'],
    ["an exchange's own number", 'USDT', '123456789'],
    ['markup', 'ETH', '"><img src=x>'],
    ['a script', 'ETH', 'javascript:alert(1)'],
    ['a path after the hash', 'ETH', `${ETH}/../../evil`],
    ['a line break after the hash', 'ETH', `${ETH}\n`],
    ['an Ethereum hash on Bitcoin', 'BTC', ETH],
    ['an Ethereum hash on Litecoin', 'LTC', ETH],
    ['a hash without prefix on Ethereum', 'ETH', BTC],
    ['an unknown coin', 'DOGE', BTC],
    ['a name of the prototype', 'constructor', BTC],
  ])('does not link %s', { tags: ['G-86'] }, (_, currency, hash) => {
    expect(getExplorerHref(currency, hash)).toBeNull();
  });
});

test.each([
  ['ETH', ['Etherscan']],
  ['btc', ['mempool.space']],
  ['LTC', ['Blockchair']],
  ['USDT', ['Etherscan', 'Tronscan']],
  ['DOGE', []],
  ['constructor', []],
])('a transaction of %s can be looked up at %j', (currency, names) => {
  expect(getExplorers(currency).map(({ name }) => name)).toEqual(names);
});
