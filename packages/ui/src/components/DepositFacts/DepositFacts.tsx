'use client';

import { styled } from 'styled-components';
import { plain } from '../../format/money.js';
import { defineMessages } from '../../messages/messages.js';
import type { SupportedCurrency } from '../../model/Deposit.js';
import { Bullets, Card, KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';

export const depositFactsMessages = defineMessages('DepositFacts', {
  title: 'Important Information',
  minimum: '{name} minimum',
  amount: '{amount} {currency}',
  unknown: '—',
  confirmation: 'Confirmation takes {minutes}.',
  minutes: '10-30 minutes',
  doubleCheck: 'Double-check the address before you send.',
  missing: '[Contact {support}|{help}] if a deposit does not appear.',
  support: 'Contact support',
  threeTitle: 'Three minimums are stated',
  enforced: 'Enforced: {minimum}. Page note: 300 USD equivalent. Help text: 500 USD equivalent.',
  enforcedAny:
    'Enforced: the minimum of the coin you choose. Page note: 300 USD equivalent. Help text: 500 USD equivalent.',
  enforcedNone:
    'Enforced: none, the server sent no readable minimum. Page note: 300 USD equivalent. Help text: 500 USD equivalent.',
});

const Facts = styled(Card)`
  display: grid;
  gap: var(--ep-s4);
  & > h2 { font-size: var(--ep-size-card); line-height: var(--ep-lh-card); letter-spacing: 0; }
  & > dl dt { overflow-wrap: anywhere; }
  & > ul { color: var(--ep-text-soft); }
  & .whole { white-space: nowrap; }
`;

export interface DepositFactsProps {
  /** The coins on offer; their minimums are the server's (G-65). */
  readonly currencies: readonly SupportedCurrency[];
  readonly chosen?: SupportedCurrency | undefined;
}

/** What to know before a deposit, and which of the three stated minimums counts (H-19). */
export function DepositFacts({ currencies, chosen }: DepositFactsProps) {
  const t = useSupportMessages(depositFactsMessages);
  const minimumOf = ({ currency, minDeposit }: SupportedCurrency) =>
    minDeposit === null ? t('unknown') : t('amount', { amount: plain(minDeposit), currency });
  const enforced =
    chosen === undefined
      ? t('enforcedAny')
      : chosen.minDeposit === null
        ? t('enforcedNone')
        : t('enforced', { minimum: minimumOf(chosen) });
  return (
    <Stack>
      <Facts aria-label={t('title')}>
        <h2>{t('title')}</h2>
        {currencies.length > 0 && (
          <KeyValues>
            {currencies.map((one) => (
              <div key={one.currency}>
                <dt>{t('minimum', { name: one.name })}</dt>
                <dd>{minimumOf(one)}</dd>
              </div>
            ))}
          </KeyValues>
        )}
        <Bullets>
          <li>
            <span>{t.rich('confirmation', { minutes: <span className="whole">{t('minutes')}</span> })}</span>
          </li>
          <li>{t('doubleCheck')}</li>
          <li>
            <span>{t.rich('missing', { help: <PlaceLink to="support">{t('support')}</PlaceLink> })}</span>
          </li>
        </Bullets>
      </Facts>
      <Note title={t('threeTitle')}>
        <p>{enforced}</p>
      </Note>
    </Stack>
  );
}
