'use client';

import { Hourglass } from 'lucide-react';
import { PaymentDetails } from '../../components/PaymentDetails/PaymentDetails.js';
import { ResultLayout } from '../../components/ResultLayout/ResultLayout.js';
import { ButtonLink, ExternalButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { StepMark, Steps } from '../../primitives/Steps/Steps.js';
import { useFormat } from '../../provider/useFormat.js';
import { useSupport } from '../../provider/useSupport.js';
import type { GivenPayment } from '../../rules/paymentQuery.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { depositSuccessScreenMessages } from './DepositSuccessScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `DepositSuccessScreen`. */
export interface DepositSuccessScreenProps extends ElementProps<HTMLDivElement> {
  /** The validated values of the link. No proof of payment. */
  readonly payment: GivenPayment;
}

const steps = ['confirmation', 'credit', 'history', 'support'] as const;

/** The page a payment provider returns people to after paying. */
export function DepositSuccessScreen({ payment, ...rest }: DepositSuccessScreenProps) {
  const t = useSupportMessages(depositSuccessScreenMessages);
  const { count } = useFormat();
  const { primary } = useSupport();
  return (
    <ResultLayout
      {...rest}
      icon={<Hourglass className="ep-icon" />}
      title={t('title')}
      lead={t('lead')}
      details={<PaymentDetails payment={payment} />}
      explanation={
        <Stack as="section" gap={3}>
          <h2>{t('next')}</h2>
          <Steps>
            {steps.map((step, index) => (
              <li key={step}>
                <StepMark aria-hidden="true">{count(index + 1)}</StepMark>
                <div>
                  <h3>{t(`${step}Step`)}</h3>
                  <p>{t.rich(`${step}Text`)}</p>
                </div>
              </li>
            ))}
          </Steps>
        </Stack>
      }
      foot={
        <>
          <ButtonLink variant="primary" size="large" to="depositHistory">
            {t('history')}
          </ButtonLink>
          <ButtonLink variant="line" size="large" to="platform">
            {t('platform')}
          </ButtonLink>
          {primary === null ? (
            <ButtonLink variant="line" size="large" to="support">
              {t('support')}
            </ButtonLink>
          ) : (
            <ExternalButtonLink variant="line" size="large" href={primary.href}>
              {t('support')}
            </ExternalButtonLink>
          )}
        </>
      }
    />
  );
}
