'use client';

import { ArrowDownToLine, List } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { withdrawScreenMessages } from './WithdrawScreen.messages.js';
import * as S from './WithdrawScreen.styles.js';

/** The head of the form. Where a note links to the history, its own link is left out. */
export function WithdrawHead({ hasHistory }: { readonly hasHistory: boolean }) {
  const t = useMessages(withdrawScreenMessages);
  return (
    <S.Head
      title={t('title')}
      actions={
        <>
          {hasHistory && (
            <ButtonLink kind="line" icon={<List className="ep-icon" aria-hidden="true" />} to="withdrawalHistory">
              <span>{t('history')}</span>
            </ButtonLink>
          )}
          <ButtonLink kind="line" icon={<ArrowDownToLine className="ep-icon" aria-hidden="true" />} to="deposit">
            <span>{t('deposit')}</span>
          </ButtonLink>
        </>
      }
    />
  );
}
