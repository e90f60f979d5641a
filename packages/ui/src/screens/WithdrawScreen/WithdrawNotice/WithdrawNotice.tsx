'use client';

import { styled } from 'styled-components';
import { defineMessages } from '../../../messages/messages.js';
import { useMessages } from '../../../messages/useMessages.js';
import { Bullets } from '../../../primitives/Card/Card.js';
import { Note } from '../../../primitives/Note/Note.js';
import { useFormat } from '../../../provider/useFormat.js';
import { MIN_WITHDRAWAL } from '../../../rules/withdrawal.js';

export const withdrawNoticeMessages = defineMessages('WithdrawNotice', {
  title: 'Important Notice',
  minimum: 'Minimum withdrawal is {min} USD.',
  review: 'Requests are reviewed within {hours}.',
  hours: '24-48 hours',
  address: 'Double-check the address. A sent withdrawal cannot be reversed.',
});

const Facts = styled(Bullets)`
  color: var(--ep-text-soft);
  & .whole { white-space: nowrap; }
`;

/** What to know before withdrawing. */
export function WithdrawNotice() {
  const t = useMessages(withdrawNoticeMessages);
  const format = useFormat();
  return (
    <Note tone="warning" title={t('title')} headingLevel={2}>
      <Facts>
        <li>{t('minimum', { min: format.minimum(MIN_WITHDRAWAL) })}</li>
        <li>
          <span>{t.rich('review', { hours: <span className="whole">{t('hours')}</span> })}</span>
        </li>
        <li>{t('address')}</li>
      </Facts>
    </Note>
  );
}
