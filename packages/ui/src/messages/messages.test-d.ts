/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile. */
import { expectTypeOf } from 'vitest';
import { defineMessages, type Placeholders } from './messages.js';
import type { Translate } from './useMessages.js';

const messages = defineMessages('Sample', { plain: 'Nothing to fill', minimum: 'Need {amount} of {currency}' });

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

expectTypeOf<Placeholders<'{a} and {b}'>>().toEqualTypeOf<'a' | 'b'>();
expectTypeOf<Placeholders<'none'>>().toEqualTypeOf<never>();
