'use client';

import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { CheckedAgo } from '../CheckedAgo/CheckedAgo.js';
import * as S from './HistoryHead.styles.js';

export const historyHeadMessages = defineMessages('HistoryHead', {
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
});

export interface HistoryHeadProps {
  readonly title: string;
  readonly lead: string;
  /** What the page lists; says how old it is and whether it is being read again. */
  readonly list: Loadable<unknown>;
  /** Says that the list is read again by itself; none while it is not. */
  readonly updates: string | null;
  readonly onRefresh: () => void;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
  /** Links beside Refresh. */
  readonly children: ReactNode;
}

/** The title of a history, how old what one sees is, and the button that reads it again. */
export function HistoryHead({ title, lead, list, updates, onRefresh, onGoBack, children }: HistoryHeadProps) {
  const t = useMessages(historyHeadMessages);
  const { data, readAt } = list;
  const isLoading = list.status === 'loading';
  const isRefreshing = isLoading && data !== undefined;
  return (
    <PageHead
      title={title}
      onGoBack={onGoBack}
      actions={
        <>
          <SendButton
            kind="quiet"
            icon={<RotateCw aria-hidden="true" />}
            isBusy={isRefreshing}
            isDisabled={isLoading}
            onClick={() => onRefresh()}
          >
            {isRefreshing ? t('refreshing') : t('refresh')}
          </SendButton>
          {children}
        </>
      }
    >
      <p>{lead}</p>
      {readAt !== undefined && (
        <S.Checked>
          <CheckedAgo readAt={readAt} />
          {updates !== null && <span>{updates}</span>}
        </S.Checked>
      )}
    </PageHead>
  );
}
