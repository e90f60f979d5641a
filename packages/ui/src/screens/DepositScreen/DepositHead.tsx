'use client';

import { List } from 'lucide-react';
import { useMessages } from '../../messages/useMessages.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { depositScreenMessages } from './DepositScreen.messages.js';

export interface DepositHeadProps {
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
}

/** The title of the form, what it asks for at least, and the way to earlier deposits. */
export function DepositHead({ onGoBack }: DepositHeadProps) {
  const t = useMessages(depositScreenMessages);
  const icon = <List className="ep-icon" aria-hidden="true" />;
  return (
    <PageHead
      title={t('title')}
      onGoBack={onGoBack}
      actions={
        <ButtonLink variant="line" icon={icon} to="depositHistory">
          {t('history')}
        </ButtonLink>
      }
      phoneActions={
        <ButtonLink variant="quiet" to="depositHistory" aria-label={t('history')} data-icon-only>
          {icon}
        </ButtonLink>
      }
    >
      <p>{t('minimum')}</p>
    </PageHead>
  );
}
