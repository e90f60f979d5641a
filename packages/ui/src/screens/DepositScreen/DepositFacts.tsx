'use client';

import { styled } from 'styled-components';
import type { SupportedCurrency } from '../../model/Deposit.js';
import { Bullets, Card, KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { DepositMinimum } from '../../components/DepositMinimum/DepositMinimum.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositFactsMessages } from './DepositScreen.messages.js';

const Facts = styled(Card)`
  display: grid;
  gap: var(--ep-s4);
  & > h2 { font-size: var(--ep-size-card); line-height: var(--ep-lh-card); letter-spacing: 0; }
  & > dl dt { overflow-wrap: anywhere; }
  & > ul { color: var(--ep-text-soft); }
  & .ep-whole { white-space: nowrap; }
`;

export interface DepositFactsProps {
  /** The coins on offer, with the server's minimums. */
  readonly currencies: readonly SupportedCurrency[];
  readonly chosen?: SupportedCurrency | undefined;
}

/** The minimum of the chosen coin, and what else to know before a deposit. */
export function DepositFacts({ currencies, chosen }: DepositFactsProps) {
  const t = useSupportMessages(depositFactsMessages);
  const format = useFormat();
  const minimumOf = ({ currency, minDeposit }: SupportedCurrency) =>
    minDeposit === null ? t('unknown') : t('amount', { amount: format.amount(minDeposit), currency });
  return (
    <Stack>
      <DepositMinimum chosen={chosen} />
      <Facts aria-label={t('title')}>
        <h2>{t('title')}</h2>
        {currencies.length > 0 && (
          <KeyValues>
            {currencies.map((one) => (
              <div key={one.currency}>
                <dt>{t('minimum', { name: one.name })}</dt>
                <dd>
                  <bdi>{minimumOf(one)}</bdi>
                </dd>
              </div>
            ))}
          </KeyValues>
        )}
        <Bullets>
          <li>
            <span>{t.rich('confirmation', { minutes: <span className="ep-whole">{t('minutes')}</span> })}</span>
          </li>
          <li>{t('doubleCheck')}</li>
          <li>
            <span>{t.rich('missing', { help: <PlaceLink to="support">{t('support')}</PlaceLink> })}</span>
          </li>
        </Bullets>
      </Facts>
    </Stack>
  );
}
