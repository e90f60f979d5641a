import type { Loader } from '@storybook/react-vite';
import type { MessageOverrides } from '../../packages/ui/src/messages.js';
import { readGlobals } from '../toolbar/globalTypes.js';

/** What a story is given of a choice of texts and figures. */
export interface Wording {
  readonly locale: string;
  readonly messages?: MessageOverrides;
}

/** Loads all texts only for those who choose others than the built-in ones. */
export const loadWording: Loader = async ({ globals }): Promise<{ wording: Wording }> => {
  const { locale, textLength } = readGlobals(globals);
  const isLong = textLength === 'long';
  if (locale !== 'pseudo' && !isLong) return { wording: { locale } };
  const { PSEUDO_LOCALE, ...texts } = await import('../pseudo.js');
  if (locale !== 'pseudo') return { wording: { locale, messages: texts.longMessages } };
  return {
    wording: { locale: PSEUDO_LOCALE, messages: isLong ? texts.longPseudoMessages : texts.pseudoMessages },
  };
};
