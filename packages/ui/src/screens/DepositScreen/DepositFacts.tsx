'use client';

import { styled } from 'styled-components';
import type { SupportedCurrency } from '../../model/Deposit.js';
import { Bullets, Card } from '../../primitives/Card/Card.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositFactsMessages } from './DepositScreen.messages.js';

const Facts = styled(Card)`
  display: grid;
  gap: var(--ep-s4);
  & > h2 { font-size: var(--ep-size-card); line-height: var(--ep-lh-card); letter-spacing: 0; }
  & > ul { color: var(--ep-text-soft); }
  & > p { font-size: var(--ep-size-small); line-height: var(--ep-lh-small); }
  & .ep-whole { white-space: nowrap; }
`;

export interface DepositFactsProps {
  /** The coins on offer, with the server's minimums. */
  readonly currencies: readonly SupportedCurrency[];
}

/** What to know before a deposit. */
export function DepositFacts({ currencies }: DepositFactsProps) {
  const t = useSupportMessages(depositFactsMessages);
  const format = useFormat('public');
  const minimums = currencies.map(({ currency, minDeposit }) =>
    t('amount', { amount: minDeposit === null ? '—' : format.amount(minDeposit), currency }),
  );
  return (
    <Facts aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <Bullets>
        {minimums.length > 0 && (
          <li>
            <span>
              {t('minimums')}{' '}
              {minimums.map((minimum, at) => (
                <span key={minimum}>
                  {at > 0 && ' · '}
                  <bdi className="ep-whole">{minimum}</bdi>
                </span>
              ))}
            </span>
          </li>
        )}
        <li>
          <span>{t.rich('confirmation', { minutes: <span className="ep-whole">{t('minutes')}</span> })}</span>
        </li>
        <li>{t('doubleCheck')}</li>
        <li>
          <span>{t.rich('missing', { help: <PlaceLink to="support">{t('support')}</PlaceLink> })}</span>
        </li>
      </Bullets>
      <p>
        <PlaceLink to="support" part="which-minimum">
          {t('which')}
        </PlaceLink>
      </p>
    </Facts>
  );
}
