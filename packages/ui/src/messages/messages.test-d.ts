/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile. */
import { expectTypeOf } from 'vitest';
import { defineMessages, type OverridesOf, type Placeholders } from './messages.js';
import type { Translate } from './useMessages.js';

const messages = defineMessages('Sample', {
  plain: 'Nothing to fill',
  minimum: 'Need {amount} of {currency}',
  rows: { one: '1 row of {list}', other: '{count} rows of {list}' },
});

declare const t: Translate<typeof messages.texts>;

t('plain');
t('minimum', { amount: '$500', currency: 'USD' });
// @ts-expect-error a text with placeholders requires their values
t('minimum');
// @ts-expect-error all of its placeholders are required
t('minimum', { amount: '$500' });
// @ts-expect-error unknown placeholders are rejected
t('minimum', { amount: '$500', currency: 'USD', name: 'Ada' });
// @ts-expect-error a text without placeholders takes no values
t('plain', {});
// @ts-expect-error an undeclared key does not exist
t('unknown');
// @ts-expect-error elements are allowed only in rich texts
t('minimum', { amount: null, currency: 'USD' });
void t.rich('minimum', { amount: null, currency: 'USD' });

t('rows', { count: 3, list: 'deposits' });
void t.rich('rows', { count: 3, list: null });
// @ts-expect-error the form depends on the count
t('rows', { list: 'deposits' });
// @ts-expect-error a count is a number, which is written in the locale
t('rows', { count: '3', list: 'deposits' });
// @ts-expect-error the other placeholders of a text with forms are required too
t('rows', { count: 3 });

type Overrides = OverridesOf<{ messages: typeof messages; defineMessages: typeof defineMessages }>;
({ Sample: { plain: 'Nichts', minimum: '{currency}: {amount} fehlen' } }) satisfies Overrides;
({
  Sample: { rows: { one: 'eine Zeile ({list})', few: '{count} ({list})', other: '{count} Zeilen ({list})' } },
}) satisfies Overrides;
({ Sample: {} }) satisfies Overrides;
// @ts-expect-error there is no such component
({ Sampel: {} }) satisfies Overrides;
// @ts-expect-error there is no such text
({ Sample: { maximum: 'x' } }) satisfies Overrides;
// @ts-expect-error a placeholder is missing
({ Sample: { minimum: '{amount} fehlen' } }) satisfies Overrides;
// @ts-expect-error a form lacks a placeholder
({ Sample: { rows: { one: 'eine Zeile', other: '{count} Zeilen ({list})' } } }) satisfies Overrides;
// @ts-expect-error the form for all other counts is required
({ Sample: { rows: { one: 'eine Zeile ({list})' } } }) satisfies Overrides;
// @ts-expect-error the form for all other counts names the count
({ Sample: { rows: { other: 'Zeilen ({list})' } } }) satisfies Overrides;

expectTypeOf<Placeholders<'{a} and {b}'>>().toEqualTypeOf<'a' | 'b'>();
expectTypeOf<Placeholders<'none'>>().toEqualTypeOf<never>();
