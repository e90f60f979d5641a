'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Bullets } from '../../primitives/Card/Card.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { withdrawNoticeMessages } from './WithdrawScreen.messages.js';
import { useLimits } from '../../provider/useLimits.js';

const Facts = styled(Bullets)`
  color: var(--ep-text-soft);
  & .ep-whole { white-space: nowrap; }
`;

/** What to know before withdrawing. */
export function WithdrawNotice() {
  const t = useMessages(withdrawNoticeMessages);
  const format = useFormat();
  const { minimumWithdrawal } = useLimits();
  return (
    <Note tone="warning" title={t('title')} headingLevel={2}>
      <Facts>
        <li>{t('minimum', { min: format.minimum(minimumWithdrawal) })}</li>
        <li>
          <span>{t.rich('review', { hours: <span className="ep-whole">{t('hours')}</span> })}</span>
        </li>
        <li>{t('address')}</li>
      </Facts>
    </Note>
  );
}
