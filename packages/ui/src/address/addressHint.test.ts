import { describe, expect, it } from 'vitest';
import { getAddressRemark } from './addressHint.js';

const ETHEREUM = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const BITCOIN = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const LITECOIN = 'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9';
const TRON = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const SCRIPT = '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy';

describe('hintFor', () => {
  it.each([
    ['ETH', ETHEREUM, { code: 'fits', family: 'ethereum' }],
    ['BTC', BITCOIN, { code: 'fits', family: 'bitcoin' }],
    ['BTC', SCRIPT, { code: 'fits', family: 'bitcoin' }],
    ['LTC', LITECOIN, { code: 'fits', family: 'litecoin' }],
    ['USDT', ETHEREUM, { code: 'fits', family: 'ethereum' }],
    ['USDT', TRON, { code: 'fits', family: 'tron' }],
    ['DOGE', ETHEREUM, { code: 'fits', family: 'ethereum' }],
    ['ETH', ETHEREUM.toLowerCase(), { code: 'noChecksum', family: 'ethereum' }],
  ])('%s accepts %s', (currency, address, hint) => {
    expect(getAddressRemark(address, currency)).toEqual(hint);
  });

  it.each([
    ['ETH', BITCOIN, { code: 'otherCoin', family: 'bitcoin' }],
    ['ETH', TRON, { code: 'otherCoin', family: 'tron' }],
    ['BTC', LITECOIN, { code: 'otherCoin', family: 'litecoin' }],
    ['USDT', BITCOIN, { code: 'otherCoin', family: 'bitcoin' }],
    ['LTC', SCRIPT, { code: 'oldLitecoin' }],
    ['ETH', ETHEREUM.replace('fB', 'Fb'), { code: 'mismatch', family: 'ethereum' }],
    ['BTC', BITCOIN.replace(/4$/, '5'), { code: 'mismatch', family: 'bitcoin' }],
    ['ETH', '0x1234567890', { code: 'unrecognised' }],
    ['ETH', `ethereum:${ETHEREUM}`, { code: 'uri' }],
    ['ETH', 'somebody.eth', { code: 'name' }],
    ['ETH', `${ETHEREUM.slice(0, 20)}\n${ETHEREUM.slice(20)}`, { code: 'lineBreak' }],
  ])('%s warns about %s', (currency, address, hint) => {
    expect(getAddressRemark(address, currency)).toEqual(hint);
  });

  const BITCOIN_TEST = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
  const LITECOIN_TEST = 'tltc1qw508d6qejxtdg4y5r3zarvary0c5xw7klfsuq0';
  const SHARED_TEST = 'mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn';

  it.each([
    ['BTC', BITCOIN_TEST, { code: 'testNetwork', family: 'bitcoinTest' }],
    ['BTC', SHARED_TEST, { code: 'testNetwork', family: 'bitcoinTest' }],
    ['LTC', LITECOIN_TEST, { code: 'testNetwork', family: 'litecoinTest' }],
    ['LTC', BITCOIN_TEST, { code: 'otherCoin', family: 'bitcoinTest' }],
    ['ETH', LITECOIN_TEST, { code: 'otherCoin', family: 'litecoinTest' }],
  ])('on the main networks %s warns about %s', (currency, address, hint) => {
    expect(getAddressRemark(address, currency, 'main')).toEqual(hint);
  });

  it.each([
    ['BTC', BITCOIN_TEST, { code: 'fits', family: 'bitcoinTest' }],
    ['BTC', SHARED_TEST, { code: 'fits', family: 'bitcoinTest' }],
    ['LTC', LITECOIN_TEST, { code: 'fits', family: 'litecoinTest' }],
    ['LTC', SHARED_TEST, { code: 'fits', family: 'litecoinTest' }],
    ['ETH', ETHEREUM, { code: 'fits', family: 'ethereum' }],
    ['USDT', TRON, { code: 'fits', family: 'tron' }],
    ['BTC', BITCOIN, { code: 'mainNetwork', family: 'bitcoin' }],
    ['LTC', LITECOIN, { code: 'mainNetwork', family: 'litecoin' }],
    ['BTC', LITECOIN, { code: 'otherCoin', family: 'litecoin' }],
    ['LTC', BITCOIN_TEST, { code: 'otherCoin', family: 'bitcoinTest' }],
  ])('on test networks %s identifies %s', (currency, address, hint) => {
    expect(getAddressRemark(address, currency, 'test')).toEqual(hint);
  });

  it('gives no hint for an unknown address of an unknown coin', () => {
    expect(getAddressRemark('DH5yaieqoZN36fDVciNyRueRGvGLR3mr7LZZ', 'DOGE')).toBeNull();
  });
});
