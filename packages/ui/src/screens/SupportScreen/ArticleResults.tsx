'use client';

import type { HelpArticle } from '../../model/HelpArticle.js';
import type { Question } from '../../model/OperatorContent.js';
import { HelpResults } from './HelpResults.js';
import type { QuestionId } from './questionId.js';
import { useHelpEntries } from './useHelpEntries.js';

export interface ArticleResultsProps {
  readonly query: string;
  readonly questions: readonly Question[];
  readonly onOpenEntry: (id: HelpArticle | QuestionId) => void;
}

/** What the search finds in the help centre. It takes the text of every article. */
export function ArticleResults({ query, questions, onOpenEntry }: ArticleResultsProps) {
  const entries = useHelpEntries(questions);
  return <HelpResults query={query} entries={entries} onOpenEntry={onOpenEntry} />;
}
