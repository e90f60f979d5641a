/** Checked by the compiler alone: each line below a `@ts-expect-error` must not compile. */
import type { MessageOverrides } from './messages.js';

({ WithdrawScreen: { belowMinimum: 'Mindestens {min} USD' } }) satisfies MessageOverrides;
// @ts-expect-error a placeholder of a built-in text is missing
({ WithdrawScreen: { belowMinimum: 'Mindestens 50 USD' } }) satisfies MessageOverrides;
// @ts-expect-error there is no such component
({ WithdrawalScreen: {} }) satisfies MessageOverrides;
