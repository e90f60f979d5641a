import { guideDialogMessages } from './GuideDialog.messages.js';
import { guideParts } from './guideParts.js';
import { guideTitlesMessages, supportScreenMessages } from './SupportScreen.messages.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { termsDialogMessages } from '../../components/TermsDialog/TermsDialog.messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { furtherArticles, guides, type HelpArticle, quickHelp } from '../../model/HelpArticle.js';
import type { Question } from '../../model/OperatorContent.js';
import { useLimitTexts } from '../../provider/useLimitTexts.js';
import type { HelpEntry, HelpKind } from './findEntries.js';
import { type QuestionId, questionId } from './questionId.js';

const termsTexts = ['title', 'whoText', 'depositsText', 'botsText', 'withdrawalsText', 'deviceText'] as const;

/** All content of the help centre in the host's wording, for the search. */
export function useHelpEntries(questions: readonly Question[]): readonly HelpEntry<HelpArticle | QuestionId>[] {
  const t = useMessages(supportScreenMessages);
  const titles = useMessages(guideTitlesMessages);
  const guide = useSupportMessages(guideDialogMessages);
  const terms = useSupportMessages(termsDialogMessages);
  const limits = useLimitTexts();
  const createEntry = (id: HelpArticle, kind: Exclude<HelpKind, 'question'>): HelpEntry<HelpArticle> =>
    id === 'terms'
      ? { id, kind, title: t('terms'), text: termsTexts.map((key) => terms(key, limits)).join(' ') }
      : {
          id,
          kind,
          title: titles(id),
          text: guideParts[id].map((part) => `${guide(`${part}Title`)} ${guide(`${part}Text`, limits)}`).join(' '),
        };
  return [
    ...guides.map((id) => createEntry(id, 'guide')),
    ...questions.map(({ question, answer }, index) => ({
      id: questionId(index),
      kind: 'question' as const,
      title: question,
      text: answer,
    })),
    ...quickHelp.map((id) => createEntry(id, 'quickHelp')),
    ...furtherArticles.map((id) => createEntry(id, 'article')),
  ];
}
