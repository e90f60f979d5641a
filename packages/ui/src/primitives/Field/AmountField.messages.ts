import { defineMessages } from '../../messages/messages.js';

export const amountFieldMessages = defineMessages('AmountField', {
  /** Decides between two readings of `1.234`, each as the locale shows it, and what to type for it. */
  twoReadings: 'Is that {small} or {large}? Type {typeSmall} or {typeLarge}.',
  /** Where the amount cannot have three decimals. */
  largeReading: 'Is that {large}? Then type {typeLarge}.',
});
