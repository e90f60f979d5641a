import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defineMessages, type PluralText, splitAtPlaceholders } from './messages.js';
import { MessageLocaleContext, MessageOverridesContext, useMessages } from './useMessages.js';

const messages = defineMessages('Sample', { plain: 'Nothing to fill', minimum: 'Need {amount} of {currency}' });

function Sample() {
  const t = useMessages(messages);
  return (
    <p>
      {t('plain')}|{t('minimum', { amount: '$500', currency: '{amount}' })}|
      {t.rich('minimum', { amount: <b>$500</b>, currency: 'USD' })}
    </p>
  );
}

test('splits a text at its placeholders', () => {
  expect(splitAtPlaceholders('Need {amount} of {currency}')).toEqual(['Need ', 'amount', ' of ', 'currency', '']);
  expect(splitAtPlaceholders('No {} placeholders { here }')).toEqual(['No {} placeholders { here }']);
});

test('fills placeholders with texts and elements, and never fills inside a value', () => {
  expect(renderToStaticMarkup(<Sample />)).toBe('<p>Nothing to fill|Need $500 of {amount}|Need <b>$500</b> of USD</p>');
});

test("uses the host's text where it has one, and English where it has none", () => {
  const overrides = { Sample: { minimum: 'Il faut {currency} {amount}' }, Other: { plain: 'x' } };
  const markup = renderToStaticMarkup(
    <MessageOverridesContext value={overrides}>
      <Sample />
    </MessageOverridesContext>,
  );
  expect(markup).toBe('<p>Nothing to fill|Il faut {amount} $500|Il faut USD <b>$500</b></p>');
});

const counts = defineMessages('Counts', { rows: { one: '1 row', other: '{count} rows' } });

function Rows({ count }: { readonly count: number }) {
  return useMessages(counts)('rows', { count });
}

function draw(count: number, locale: string, rows?: PluralText) {
  return renderToStaticMarkup(
    <MessageLocaleContext value={locale}>
      <MessageOverridesContext value={rows ? { Counts: { rows } } : {}}>
        <Rows count={count} />
      </MessageOverridesContext>
    </MessageLocaleContext>,
  );
}

test('a count chooses the form by the rules of the locale', () => {
  const polish = { one: '{count} wiersz', few: '{count} wiersze', many: '{count} wierszy', other: '{count} wiersza' };
  expect([1, 3, 5, 22, 1.5].map((count) => draw(count, 'pl-PL', polish))).toEqual([
    '1 wiersz',
    '3 wiersze',
    '5 wierszy',
    '22 wiersze',
    '1,5 wiersza',
  ]);
});

test('a language without some forms uses the form for all others', () => {
  expect([1, 2].map((count) => draw(count, 'ja-JP', { other: '{count} 行' }))).toEqual(['1 行', '2 行']);
  expect(draw(3, 'pl-PL', { one: 'x', other: '{count} wiersza' })).toBe('3 wiersza');
});

test('built-in English keeps the rules of English, and writes the count as the locale does', () => {
  expect([0, 1, 1234].map((count) => draw(count, 'en-US'))).toEqual(['0 rows', '1 row', '1,234 rows']);
  // In French nothing is singular.
  expect([0, 1].map((count) => draw(count, 'fr-FR'))).toEqual(['0 rows', '1 row']);
  expect(draw(12_345, 'de-DE')).toBe('12.345 rows');
});
