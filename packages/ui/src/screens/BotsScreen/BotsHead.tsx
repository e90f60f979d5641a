'use client';

import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

export interface BotsHeadProps {
  /** There is nothing to start a bot with, which the head says. */
  readonly isOutOfMoney: boolean;
  /** Actions of the host. */
  readonly actions?: ReactNode;
}

/** The title of the bots. */
export function BotsHead({ isOutOfMoney, actions }: BotsHeadProps) {
  const t = useMessages(botsScreenMessages);
  const badge = isOutOfMoney && (
    <span>
      <Tag tone="warning" mark={<Lock className="ep-icon" aria-hidden="true" />}>
        {t('depositRequiredBadge')}
      </Tag>
    </span>
  );
  return (
    <PageHead
      title={t('title')}
      actions={
        (badge || actions) && (
          <>
            {badge}
            {actions}
          </>
        )
      }
    >
      <p>{t('lead')}</p>
    </PageHead>
  );
}
