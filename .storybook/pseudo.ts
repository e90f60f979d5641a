import * as catalogues from '../packages/ui/src/messages.js';
import type { MessageOverrides, MessageText } from '../packages/ui/src/messages.js';

/** A locale of its own script, so that whatever `Intl` writes is told from English words. */
export const PSEUDO_LOCALE = 'ar-EG';

const mark = (text: string) => `⟦${text}⟧`;

function markEveryForm(text: MessageText): MessageText {
  if (typeof text === 'string') return mark(text);
  return { other: '', ...Object.fromEntries(Object.entries(text).map(([form, one]) => [form, mark(String(one))])) };
}

/** Every built-in text in brackets: what is shown without them cannot be translated. */
export const pseudoMessages = Object.fromEntries(
  Object.values(catalogues).flatMap((one) => {
    if (typeof one !== 'object') return [];
    const texts = Object.entries<MessageText>(one.texts).map(([key, text]) => [key, markEveryForm(text)]);
    return [[one.name, Object.fromEntries(texts)]];
  }),
) as MessageOverrides;
