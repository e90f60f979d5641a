import { formatExactNumber } from '../../format/money.js';
import { useMessages } from '../../messages/useMessages.js';
import { findReadings, writeAmount } from '../../money/amountInput.js';
import { toText } from '../../money/plainDecimal.js';
import { useUi } from '../../provider/UiContext.js';
import { amountFieldMessages } from './AmountField.messages.js';

/** What to ask about an amount that can mean two, and what to type instead; `null` when there is no doubt. */
export function useAmountQuestion(typed: string, places: number): string | null {
  const t = useMessages(amountFieldMessages);
  const { locale } = useUi();
  const readings = findReadings(typed);
  if (readings === null) return null;
  const { small, large } = readings;
  const ofLarge = { large: formatExactNumber(large, locale), typeLarge: toText(large) };
  if (places >= 3) {
    return t('twoReadings', {
      ...ofLarge,
      small: formatExactNumber(small, locale),
      typeSmall: writeAmount(small, locale),
    });
  }
  return t('largeReading', ofLarge);
}
