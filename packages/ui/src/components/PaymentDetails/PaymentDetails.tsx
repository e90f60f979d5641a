'use client';

import { Link as LinkIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Amount } from '../Amount/Amount.js';
import { MASK } from '../../format/mask.js';
import { useMessages } from '../../messages/useMessages.js';
import { Card, Figure, KeyValues } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Label, Mono, Text } from '../../primitives/Text/Text.js';
import { useUi } from '../../provider/UiContext.js';
import type { GivenPayment } from '../../rules/paymentQuery.js';
import { CurrencyIcon } from '../CurrencyIcon/CurrencyIcon.js';
import { paymentDetailsMessages } from './PaymentDetails.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

const Root = styled(Card)`
  display: grid;
  align-self: start;
  gap: var(--ep-s4);
  & .ep-coin { display: flex; align-items: center; gap: var(--ep-s2); }
  & .ep-source { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--ep-s3); color: var(--ep-text-body); }
  & .ep-source > svg { width: 1.125rem; height: 1.125rem; margin-top: 3px; color: var(--ep-text-faint); }
`;

/** The props of `PaymentDetails`. */
export interface PaymentDetailsProps extends ElementProps<HTMLDivElement> {
  /** The validated values of the link; a missing value has no line. */
  readonly payment: GivenPayment;
}

/** What a payment link says about its payment, and that it proves nothing. */
export function PaymentDetails({ payment: { amount, currency, trackId }, ...rest }: PaymentDetailsProps) {
  const t = useMessages(paymentDetailsMessages);
  const { areBalancesHidden } = useUi();
  const hasLines = currency !== undefined || trackId !== undefined;
  return (
    <Root {...rest} aria-label={t('label')} data-payment>
      {amount !== undefined && (
        <Stack gap={1}>
          <Label>{t('amount')}</Label>
          <Figure size="large">
            <bdi>
              <Amount>{[areBalancesHidden ? MASK : amount, currency ?? ''].join(' ').trim()}</Amount>
            </bdi>
          </Figure>
        </Stack>
      )}
      {hasLines && (
        <KeyValues>
          {currency !== undefined && (
            <div>
              <dt>{t('currency')}</dt>
              <dd className="ep-coin">
                <CurrencyIcon currency={currency} />
                {currency}
              </dd>
            </div>
          )}
          {trackId !== undefined && (
            <div>
              <dt>{t('transactionId')}</dt>
              <Mono as="dd">{trackId}</Mono>
            </div>
          )}
        </KeyValues>
      )}
      {amount === undefined && !hasLines && <Text>{t('none')}</Text>}
      <p className="ep-source">
        <LinkIcon className="ep-icon" aria-hidden="true" />
        {t('source')}
      </p>
    </Root>
  );
}
