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
  if (locale !== 'pseudo' && textLength !== 'long') return { wording: { locale } };
  const { PSEUDO_LOCALE, pseudoMessages, longMessages } = await import('../pseudo.js');
  const isPseudo = locale === 'pseudo';
  return {
    wording: isPseudo ? { locale: PSEUDO_LOCALE, messages: pseudoMessages } : { locale, messages: longMessages },
  };
};
