import { formatCount } from '../format/text.js';
import { useUi } from './UiContext.js';

/**
 * Writes counts in the provider's locale. Apart from `useFormat`, so that the sign-up page does without the arithmetic of
 * money.
 */
export function useCountFormat() {
  const { locale } = useUi();
  return (value: number) => formatCount(value, locale);
}
