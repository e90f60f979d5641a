import type { ErrorTexts } from '@etherpilot/api-client';
import type { MessageOverrides } from '@etherpilot/ui/messages';

/** The app's own texts, by the name of their list and by key. */
export interface OwnTexts {
  readonly StartTexts?: Readonly<Record<string, string>>;
  readonly PageTexts?: Readonly<Record<string, string>>;
}

export interface Language {
  /** How numbers and times are written, such as `de-DE`. */
  readonly locale: string;
  /** Texts by component and key: those of `@etherpilot/ui`, and `StartTexts` and `PageTexts` of the app. */
  readonly messages: MessageOverrides & OwnTexts;
  /** The client's texts about errors. */
  readonly errors: Partial<ErrorTexts>;
}

/** Built in, so there is nothing to replace. */
const english: Language = { locale: 'en-US', messages: {}, errors: {} };

/** The language of the page. */
export const language = english;
