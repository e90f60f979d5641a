/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile. */
import { expectTypeOf } from 'vitest';
import { defineMessages, type Holes } from './messages.js';
import type { Translate } from './useMessages.js';

const messages = defineMessages('Sample', { plain: 'Nothing to fill', minimum: 'Need {amount} of {currency}' });

declare const t: Translate<typeof messages.texts>;

t('plain');
t('minimum', { amount: '$500', currency: 'USD' });
// @ts-expect-error a text with holes asks for what goes into them
t('minimum');
// @ts-expect-error for all of it
t('minimum', { amount: '$500' });
// @ts-expect-error and for nothing else
t('minimum', { amount: '$500', currency: 'USD', name: 'Ada' });
// @ts-expect-error a text without holes takes nothing
t('plain', {});
// @ts-expect-error a text that was not declared is not there
t('unknown');
// @ts-expect-error elements go only into rich texts
t('minimum', { amount: null, currency: 'USD' });
void t.rich('minimum', { amount: null, currency: 'USD' });

expectTypeOf<Holes<'{a} and {b}'>>().toEqualTypeOf<'a' | 'b'>();
expectTypeOf<Holes<'none'>>().toEqualTypeOf<never>();
