'use client';

import { ResultsCard } from '../../components/ResultsCard/ResultsCard.js';
import { useMessages } from '../../messages/useMessages.js';
import { Card } from '../../primitives/Card/Card.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { rem } from '../../primitives/rem.js';
import type { AccountLists } from './accountLists.js';
import { moneyCardMessages } from './AccountScreen.messages.js';

interface ResultsProps {
  readonly lists: AccountLists;
  readonly now: number;
  readonly lastVisit: number | undefined;
}

/** The results as far as investments were read; whether they could be read, the cards above and beside say. */
export function Results({ lists: { investments, onRetry }, now, lastVisit }: ResultsProps) {
  const t = useMessages(moneyCardMessages);
  if (investments.data === undefined) {
    return (
      <Card aria-busy={investments.status === 'loading' || undefined}>
        {investments.status === 'failed' ? (
          <FailureNote failure={investments.failure} onRetry={onRetry} />
        ) : (
          <>
            <VisuallyHidden>{t('loading')}</VisuallyHidden>
            <Skeleton style={{ height: rem(24) }} />
          </>
        )}
      </Card>
    );
  }
  return <ResultsCard investments={investments.data} now={now} lastVisit={lastVisit} />;
}
