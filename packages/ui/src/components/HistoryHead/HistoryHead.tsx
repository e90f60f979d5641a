'use client';

import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Loadable } from '../../model/Loadable.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { CheckedAgo } from '../CheckedAgo/CheckedAgo.js';
import { historyHeadMessages } from '../HistoryPanel/HistoryPanel.messages.js';
import * as S from './HistoryHead.styles.js';

export interface HistoryHeadProps {
  readonly title: string;
  readonly lead: string;
  /** The list of the page, for its age and loading state. */
  readonly list: Loadable<unknown>;
  /** Says that the list updates automatically; `null` while it does not. */
  readonly updates: string | null;
  readonly onRefresh: () => void;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
  /** Links beside Refresh. */
  readonly children: ReactNode;
}

/** The title of a history, the age of its data, and the Refresh button. */
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
      {(readAt !== undefined || isLoading) && (
        <S.Checked>
          <CheckedAgo readAt={readAt} />
          {updates !== null && <span>{updates}</span>}
        </S.Checked>
      )}
    </PageHead>
  );
}
