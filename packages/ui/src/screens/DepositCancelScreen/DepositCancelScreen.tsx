'use client';

import { CircleSlash, Hand, ServerOff, TimerOff, Wallet, WifiOff } from 'lucide-react';
import { styled } from 'styled-components';
import { PaymentDetails } from '../../components/PaymentDetails/PaymentDetails.js';
import { ResultLayout } from '../../components/ResultLayout/ResultLayout.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import type { GivenPayment } from '../../rules/paymentQuery.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositCancelScreenMessages } from './DepositCancelScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Reasons = styled.ul`
  & > li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--ep-s3); padding: var(--ep-s3) 0; }
  & > li + li { border-top: 1px solid var(--ep-line-soft); }
  & svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; stroke-width: 1.75; color: var(--ep-text-faint); }
`;

/** The props of `DepositCancelScreen`. */
export interface DepositCancelScreenProps extends ElementProps<HTMLDivElement> {
  /** The validated values of the link. No proof that no payment was made. */
  readonly payment: GivenPayment;
}

const reasons = [
  ['manual', Hand],
  ['expired', TimerOff],
  ['funds', Wallet],
  ['network', WifiOff],
  ['provider', ServerOff],
] as const;

/** The page a payment provider returns people to who did not pay. */
export function DepositCancelScreen({ payment, ...rest }: DepositCancelScreenProps) {
  const t = useSupportMessages(depositCancelScreenMessages);
  return (
    <ResultLayout
      {...rest}
      icon={<CircleSlash className="ep-icon" />}
      title={t('title')}
      lead={t('lead')}
      details={<PaymentDetails payment={payment} />}
      explanation={
        <Stack as="section" gap={3}>
          <h2>{t('reasons')}</h2>
          <Reasons>
            {reasons.map(([reason, Icon]) => (
              <li key={reason}>
                <Icon className="ep-icon" aria-hidden="true" />
                {t(reason)}
              </li>
            ))}
          </Reasons>
        </Stack>
      }
      foot={
        <>
          <ButtonLink variant="primary" size="large" to="deposit">
            {t('tryAgain')}
          </ButtonLink>
          <ButtonLink variant="line" size="large" to="platform">
            {t('platform')}
          </ButtonLink>
          <p>{t.rich('help', { help: <PlaceLink to="support">{t('support')}</PlaceLink> })}</p>
        </>
      }
    />
  );
}
