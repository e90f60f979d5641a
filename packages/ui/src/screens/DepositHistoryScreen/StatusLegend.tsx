'use client';

import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import { depositStatuses } from '../../model/Deposit.js';
import { Card } from '../../primitives/Card/Card.js';
import { DepositStatusTag } from './DepositStatusTag.js';
import { statusLegendMessages } from './DepositHistoryScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Root = styled(Card)`
  display: grid;
  gap: var(--ep-s3);
  & > dl { display: grid; gap: var(--ep-s3); }
  & > dl > div { display: grid; grid-template-columns: 6rem minmax(0, 1fr); gap: var(--ep-s3); align-items: start; }
  & dd { color: var(--ep-text-soft); }
  @container ep-column (width >= 55rem) {
    & > dl { grid-template-columns: auto auto auto; justify-content: space-between; gap: var(--ep-s6); }
    & > dl > div { grid-template-columns: auto minmax(0, 1fr); }
  }
`;

/** What the three statuses of a deposit mean. */
export function StatusLegend(props: ElementProps<HTMLDivElement>) {
  const t = useMessages(statusLegendMessages);
  return (
    <Root {...props} aria-label={t('title')}>
      <dl>
        {depositStatuses.map((status) => (
          <div key={status}>
            <dt>
              <DepositStatusTag status={status} />
            </dt>
            <dd>{t(status)}</dd>
          </div>
        ))}
      </dl>
    </Root>
  );
}
