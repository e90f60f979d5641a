'use client';

import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../messages/useMessages.js';
import type { LivePrice } from '../../model/LivePrice.js';
import { getFailure, isLocked, type Submission } from '../../model/Submission.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Card, KeyValues } from '../../primitives/Card/Card.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import type { WithdrawalDraftCheck } from '../../rules/withdrawalDraft.js';
import { AddressGroups } from '../../components/AddressGroups/AddressGroups.js';
import { useLockReason } from '../../components/UncertainNote/useUncertainTexts.js';
import { withdrawCurrencyFieldMessages, withdrawReviewMessages } from './WithdrawScreen.messages.js';
import { useLimits } from '../../provider/useLimits.js';
import { usePriceAge } from '../../provider/usePriceAge.js';
import { estimateCoins } from '../../rules/usdEstimate.js';

/** The address has a line of its own under its label. */
const Facts = styled(KeyValues)`
  & > div > dd > span { display: block; }
  & > [data-stacked] { flex-wrap: wrap; }
  & > [data-stacked] > dd { flex: 1 0 100%; text-align: start; }
`;

export interface WithdrawReviewProps {
  /** The form's current state; only valid values are shown and sent. */
  readonly check: WithdrawalDraftCheck;
  /** The price of a coin. There is no estimate without it, for another coin, or once it is 30 minutes old. */
  readonly price?: LivePrice | undefined;
  /** An uncertain one disables the button. */
  readonly submission: Submission;
  /** What is filled in is identical to a refused request that may have been stored. */
  readonly isClosed?: boolean;
}

/** Repeats amount, coin and full address beside the submit button. Render it inside the form it submits. */
export function WithdrawReview({ check, price, submission, isClosed = false }: WithdrawReviewProps) {
  const t = useMessages(withdrawReviewMessages);
  const field = useMessages(withdrawCurrencyFieldMessages);
  const format = useFormat();
  const { minimumWithdrawal } = useLimits();
  const reasonId = useId();
  const { amount, address, currency, missingCurrency, block } = check;
  const sum = amount.status === 'valid' ? format.usd(amount.amount) : null;
  const isFresh = usePriceAge(price?.asOf ?? 0) === 'fresh';
  const hasPrice = isFresh && price?.currency === currency?.currency;
  const coins = amount.status === 'valid' && price && hasPrice ? estimateCoins(amount.amount, price) : undefined;
  const target = address.status === 'valid' ? address.address : null;
  const isSending = submission.status === 'sending';
  const isWaiting = isLocked(submission);
  const lockReason = useLockReason(submission, isClosed);
  const findReason = (): string | null => {
    if (isWaiting || isSending || block === null) return lockReason;
    if (block === 'unknownBalance') return t('unknownBalance');
    if (block === 'lowBalance') return t('lowBalance', { min: format.minimum(minimumWithdrawal) });
    if (block === 'noCurrency') return t('noCurrency');
    if (block === 'missingCurrency') return field('missing', { currency: missingCurrency ?? '' });
    if (block === 'amount') return t(amount.status === 'empty' ? 'noAmount' : 'wrongAmount');
    if (block === 'uncheckedAddress') return t('uncheckedAddress');
    return t(address.status === 'empty' ? 'noAddress' : 'wrongAddress');
  };
  const reason = findReason();
  const isDoubtful = reason === null && address.status === 'valid' && address.flaw !== null;
  const idleLabel = sum === null ? t('submit') : t('submitAmount', { amount: sum });
  return (
    <Card aria-label={t('request')}>
      <Stack>
        <Facts>
          <div>
            <dt>{t('amount')}</dt>
            <dd>
              {sum ?? t('none')}
              {coins && (
                <Text as="span" size="small" tone="faint" data-figure={coins.provenance}>
                  {t('inCoins', { amount: format.amount(coins.value), currency: currency?.currency ?? '' })}
                </Text>
              )}
            </dd>
          </div>
          <div>
            <dt>{t('coin')}</dt>
            <dd>{currency ? t('namedCoin', currency) : t('none')}</dd>
          </div>
          <div data-stacked={target === null ? undefined : true}>
            <dt>{t('address')}</dt>
            <dd>{target === null ? t('none') : <AddressGroups address={target} />}</dd>
          </div>
        </Facts>
        <FormFailure failure={submission.status === 'failed' ? getFailure(submission) : null} announces="status" />
        <Stack gap={2}>
          <SendButton
            kind="primary"
            size="large"
            isWide
            type="submit"
            isBusy={isSending}
            isDisabled={block !== null || isWaiting || isClosed}
            aria-describedby={reason === null && !isDoubtful ? undefined : reasonId}
          >
            {isSending ? t('submitting') : idleLabel}
          </SendButton>
          {reason !== null && (
            <Text id={reasonId} size="small" tone="faint">
              {reason}
            </Text>
          )}
          {isDoubtful && (
            <Hint id={reasonId} tone="negative" role="status">
              <CircleAlert aria-hidden="true" />
              <span>{t('flawedAddress')}</span>
            </Hint>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
