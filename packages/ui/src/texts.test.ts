import { expect, test } from 'vitest';
import * as messages from './messages.js';
import type { MessageText } from './messages.js';
import { coins } from './model/coins.js';
import { fallbackBots } from './samples/fallbackBots.js';
import { sampleQuestions, sampleTeam, sampleTestimonials } from './samples/sampleContent.js';

/** Every built-in English text under the name a host overrides it by, and the sample content. */
const texts: Readonly<Record<string, string>> = Object.fromEntries([
  ...Object.values(messages).flatMap((one) =>
    typeof one === 'object'
      ? Object.entries<MessageText>(one.texts).map(([key, text]) => [
          `${one.name}.${key}`,
          typeof text === 'string' ? text : Object.values(text).join(' '),
        ])
      : [],
  ),
  ...[sampleQuestions, sampleTeam, sampleTestimonials].map((one, index) => [`sample.${index}`, JSON.stringify(one)]),
  ...fallbackBots.map((bot) => [`bot.${bot.name}`, JSON.stringify(bot)]),
]);

const naming = (pattern: RegExp) =>
  Object.entries(texts)
    .filter(([, text]) => pattern.test(text))
    .map(([name]) => name)
    .toSorted();

/** Which coin a pasted address belongs to, and warnings before sending: other coins are named to prevent losses. */
const mayUseImperatives = /^(?:AddressHint|DepositInfoDialog)\.|^GuideDialog\.sendText$/;

test('no text mentions a coin other than Ethereum', { tags: ['GEN-03', 'G-02'] }, () => {
  expect(naming(/\b(?:ethereum|ETH)\b/i).length).toBeGreaterThan(5);
  const known = coins.filter(({ code }) => code !== 'ETH').flatMap(({ code, name }) => [code, name]);
  const others = naming(
    new RegExp(`\\b(?:${[...known, 'solana', 'dogecoin', 'ripple', 'cardano'].join('|')})\\b`, 'i'),
  );
  expect(others.filter((name) => !mayUseImperatives.test(name))).toEqual([]);
});

test('no text mentions an exchange other than Binance, OKX and Bybit', { tags: ['GEN-04'] }, () => {
  expect(fallbackBots.map(({ exchange }) => exchange)).toEqual(['Binance', 'OKX', 'Bybit']);
  expect(naming(/\b(?:coinbase|kraken|kucoin|bitfinex|bitget|huobi|gate\.io|gemini|bitstamp|mexc)\b/i)).toEqual([]);
});
