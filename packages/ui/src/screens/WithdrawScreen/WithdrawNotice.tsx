'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { Bullets } from '../../primitives/Card/Card.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { withdrawNoticeMessages } from './WithdrawScreen.messages.js';
import { useLimits } from '../../provider/useLimits.js';

/** Inside the card of the form a second box would be too much: an edge marks it. */
const Edged = styled(Note)`
  && {
    grid-template-columns: minmax(0, 1fr);
    padding-block: 0;
    border-width: 0;
    border-inline-start: 2px solid var(--ep-warning);
    border-radius: 0;
    background: none;
  }
  & > svg { display: none; }
`;

const Facts = styled(Bullets)`
  color: var(--ep-text-soft);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  & .ep-whole { white-space: nowrap; }
`;

/** What to know before withdrawing. */
export function WithdrawNotice() {
  const t = useMessages(withdrawNoticeMessages);
  const format = useFormat();
  const { minimumWithdrawal } = useLimits();
  return (
    <Edged tone="warning" title={t('title')} headingLevel={2}>
      <Facts>
        <li>{t('minimum', { min: format.minimum(minimumWithdrawal) })}</li>
        <li>
          <span>{t.rich('review', { hours: <span className="ep-whole">{t('hours')}</span> })}</span>
        </li>
        <li>{t('address')}</li>
      </Facts>
    </Edged>
  );
}
