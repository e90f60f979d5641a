import { expect, test } from 'vitest';
import { getSupportChannels, hasCommunity, hasTelegramHandle, parseTelegramHandle } from './supportChannels.js';

test.each([
  'https://t.me/',
  'https://t.me',
  'http://t.me/',
  'http://t.me',
  'https://www.t.me/',
  'https://telegram.me/',
  'https://telegram.me',
  'http://telegram.me/',
  'https://t.me/?start=1',
  'https://t.me/#',
  'https://t.me/@',
  'https://t.me/@northwind',
  'https://t.me/northwind/42',
  'https://t.me/+',
  'https://t.me/s/',
  'https://t.me/joinchat/',
  'https://t.me/joinchat',
  'https://t.me/share/url?url=x',
  'https://t.me/share?url=x',
  'https://t.me/share',
  'https://t.me/a b',
  'https://t.me.example.com/northwind',
  'https://example.com/t.me/northwind',
  'https://northwind@example.com',
  'tg://',
  'tg:resolve',
  'tg://resolve',
  'tg://resolve?domain=northwind',
  'tg://join?invite=AbCdEf123',
  'javascript:alert(1)//t.me/northwind',
  't.me/northwind',
  '@northwind',
  '',
])('%j has no Telegram handle', (href) => {
  expect(hasTelegramHandle(href)).toBe(false);
  expect(parseTelegramHandle(href)).toBeNull();
});

test.each([
  ['https://t.me/northwind', 'northwind'],
  ['https://t.me/northwind/', 'northwind'],
  [' https://t.me/northwind ', 'northwind'],
  ['http://t.me/northwind', 'northwind'],
  ['https://T.me/North_Wind1', 'North_Wind1'],
  ['https://www.t.me/northwind?start=etherpilot', 'northwind'],
  ['https://t.me/sharewind', 'sharewind'],
  ['https://telegram.me/northwind', 'northwind'],
  ['http://telegram.me/northwind', 'northwind'],
  ['https://t.me/+AbCdEf-123', null],
  ['https://t.me/joinchat/AbCdEf123', null],
])('%j has a Telegram handle', (href, handle) => {
  expect(hasTelegramHandle(href)).toBe(true);
  expect(parseTelegramHandle(href)).toBe(handle);
});

test.each([
  ['https://t.me/northwind', true],
  ['https://community.example.com/', true],
  ['https://t.me/', false],
  ['https://telegram.me', false],
  ['http://community.example.com/', false],
  ['', false],
])('%j leads to a community: %j', (href, leads) => {
  expect(hasCommunity(href)).toBe(leads);
});

test('lists channels best first, each with its link', () => {
  const given = { email: ' help@example.com ', liveChatHref: 'https://chat.example.com/' };
  expect(getSupportChannels(given, 'https://t.me/northwind')).toEqual([
    { kind: 'email', email: 'help@example.com', href: 'mailto:help@example.com' },
    { kind: 'chat', href: 'https://chat.example.com/' },
    { kind: 'telegram', handle: 'northwind', href: 'https://t.me/northwind' },
  ]);
});

test('no address can add a field to the mail', () => {
  const [mail] = getSupportChannels({ email: 'help?bcc=x@example.com' }, '');
  expect(mail?.href).toBe('mailto:help%3Fbcc%3Dx@example.com');
});

test.each([
  {},
  { email: '', liveChatHref: '' },
  { email: 'help', liveChatHref: 'chat.example.com' },
  { email: 'help@', liveChatHref: 'http://chat.example.com/' },
  { email: 'two words@example.com', liveChatHref: 'javascript:alert(1)' },
])('%j is not a channel', (given) => {
  expect(getSupportChannels(given, 'https://t.me/')).toEqual([]);
});
