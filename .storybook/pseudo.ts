import * as catalogues from '../packages/ui/src/messages.js';
import type { MessageOverrides, MessageText } from '../packages/ui/src/messages.js';

/** A locale of its own script, so that whatever `Intl` writes can be distinguished from English words. */
export const PSEUDO_LOCALE = 'ar-EG';

type Change = (text: string) => string;

const FILLER = 'lorem ipsum dolor sit amet consetetur sadipscing elitr';

const mark: Change = (text) => `⟦${text}⟧`;

/** Adds words until the text is 1.4 times as long; what is filled in for a placeholder does not grow. */
const lengthen: Change = (text) => {
  if (!/\p{L}/u.test(text)) return text;
  const missing = Math.ceil(text.replaceAll(/\{\w+\}/g, '').length * 0.4);
  const filler = ` ${FILLER}`.repeat(Math.ceil(missing / FILLER.length)).slice(0, Math.max(missing, 3));
  return `${text}${filler}`.trimEnd();
};

function changeEveryForm(text: MessageText, change: Change): MessageText {
  if (typeof text === 'string') return change(text);
  return { other: '', ...Object.fromEntries(Object.entries(text).map(([form, one]) => [form, change(String(one))])) };
}

/** Every built-in text with a change, as a host replaces them. */
function changeTexts(change: Change): MessageOverrides {
  return Object.fromEntries(
    Object.values(catalogues).flatMap((one) => {
      if (typeof one !== 'object') return [];
      const texts = Object.entries<MessageText>(one.texts).map(([key, text]) => [key, changeEveryForm(text, change)]);
      return [[one.name, Object.fromEntries(texts)]];
    }),
  ) as MessageOverrides;
}

/** Every built-in text in brackets: what is shown without them cannot be translated. */
export const pseudoMessages = changeTexts(mark);

/** Every built-in text 1.4 times as long, as texts of other languages are. */
export const longMessages = changeTexts(lengthen);
