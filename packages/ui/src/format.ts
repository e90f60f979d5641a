/**
 * How figures, times and texts are written, the same as on the screens. In a component, `useFormat` and `usePriceFormat`
 * know the provider's locale and time zone.
 */
export * from './format/countdown.js';
export * from './format/money.js';
export * from './format/percent.js';
export * from './format/price.js';
export * from './format/text.js';
export * from './format/time.js';
export { MAX_MESSAGE_LENGTH, truncate } from './format/truncate.js';
export { useFormat } from './provider/useFormat.js';
export { usePriceFormat } from './provider/usePriceFormat.js';
