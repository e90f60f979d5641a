import { createLogger, type ResolvedConfig } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { checkContent, findContentProblems } from './checkContent.ts';
import { content, type OperatorContent } from '../src/content.ts';

const complete: OperatorContent = {
  brand: { name: 'Northwind' },
  telegramHref: 'https://t.me/northwind',
  support: { email: 'help@example.com', liveChatHref: 'https://chat.example.com/' },
  riskLine: 'You may lose everything here.',
};

test('complete content has no problem', () => {
  expect(findContentProblems(complete)).toEqual({ malformed: [], missing: [] });
});

test('each missing channel is named by its field', () => {
  const { malformed, missing } = findContentProblems(content);
  expect(malformed).toEqual([]);
  expect(missing.map((line) => line.split(':')[0])).toEqual(['support.email', 'support.liveChatHref', 'telegramHref']);
});

test.each(['https://t.me/', 'https://t.me', 'https://telegram.me/', 'https://telegram.me'])(
  '%s names no channel yet, which is allowed',
  (telegramHref) => {
    const { malformed, missing } = findContentProblems({ ...complete, telegramHref });
    expect(malformed).toEqual([]);
    expect(missing).toEqual([expect.stringMatching(/^telegramHref: /)]);
  },
);

test.each<[field: string, change: Partial<OperatorContent>, quoted: string]>([
  ['support.email', { support: { email: 'help' } }, '"help"'],
  ['support.email', { support: { email: 'help@' } }, '"help@"'],
  ['support.email', { support: { email: '' } }, '""'],
  ['support.email', { support: { email: 'mailto:help' } }, '"mailto:help"'],
  ['support.email', { support: { email: 'mailto:help@example.com' } }, '"mailto:help@example.com"'],
  ['support.liveChatHref', { support: { liveChatHref: 'chat.example.com' } }, '"chat.example.com"'],
  ['support.liveChatHref', { support: { liveChatHref: 'http://chat.example.com' } }, '"http://chat.example.com"'],
  ['support.liveChatHref', { support: { liveChatHref: 'https://' } }, '"https://"'],
  ['support.liveChatHref', { support: { liveChatHref: 'javascript:alert(1)' } }, '"javascript:alert(1)"'],
  ['telegramHref', { telegramHref: '' }, '""'],
  ['telegramHref', { telegramHref: '@northwind' }, '"@northwind"'],
  ['telegramHref', { telegramHref: 'https://example.com/northwind' }, '"https://example.com/northwind"'],
  ['telegramHref', { telegramHref: 'http://t.me/northwind' }, '"http://t.me/northwind"'],
  ['telegramHref', { telegramHref: 'tg://resolve?domain=northwind' }, '"tg://resolve?domain=northwind"'],
  ['telegramHref', { telegramHref: 'https://t.me/joinchat/' }, '"https://t.me/joinchat/"'],
  ['riskLine', { riskLine: '' }, '""'],
  ['riskLine', { riskLine: 'Trading has risks.' }, '"Trading has risks."'],
  ['riskLine', { riskLine: 'All your money is safe.' }, '"All your money is safe."'],
])('a malformed %s is rejected: %o', (field, change, quoted) => {
  const { malformed } = findContentProblems({ ...complete, ...change });
  expect(malformed).toHaveLength(1);
  expect(malformed[0]).toMatch(new RegExp(`^${field.replace('.', String.raw`\.`)} is `));
  expect(malformed[0]).toContain(quoted);
});

test.each([
  'Don’t invest unless you’re prepared to lose all the money you invest.',
  'Your entire deposit can be lost.',
  'Total loss is possible.',
])('a risk line that names the loss is accepted: %s', (riskLine) => {
  expect(findContentProblems({ ...complete, riskLine }).malformed).toEqual([]);
});

describe('at the start of a build or server', () => {
  /** Runs the plugin as Vite does: returns its warnings, or throws the error that stops Vite. */
  function run(given: OperatorContent): string[] {
    const logger = createLogger('silent');
    const warned = vi.spyOn(logger, 'warnOnce').mockImplementation(() => {});
    const start = checkContent(given).configResolved as (this: unknown, config: Pick<ResolvedConfig, 'logger'>) => void;
    start.call(undefined, { logger });
    return warned.mock.calls.map(([message]) => message);
  }

  test('complete content prints nothing', () => {
    expect(run(complete)).toEqual([]);
  });

  test('content without any channel is one warning with the file and each field', () => {
    const [warning, ...more] = run(content);
    expect(more).toEqual([]);
    expect(warning).toMatch(/^No support contact is set up, and the Contact tab says so\./);
    expect(warning).toContain('apps/web/src/content.ts');
    for (const field of ['support.email', 'support.liveChatHref', 'telegramHref']) expect(warning).toContain(field);
  });

  test('content with one channel is a warning about the others', () => {
    const [warning] = run({ ...content, support: { email: 'help@example.com' } });
    expect(warning).toMatch(/^Some support channels are not set up/);
    expect(warning).not.toContain('support.email');
  });

  test('malformed content stops it with one error that names every field', () => {
    const broken = { ...complete, support: { email: 'help' }, telegramHref: 'northwind' };
    expect(() => run(broken)).toThrow(
      /^apps\/web\/src\/content\.ts cannot be used:\n {2}- support\.email is "help".*\n {2}- telegramHref is "northwind"/,
    );
  });
});
