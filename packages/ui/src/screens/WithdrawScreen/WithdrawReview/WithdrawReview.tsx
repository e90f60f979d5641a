'use client';

import { useId } from 'react';
import { styled } from 'styled-components';
import { useMessages } from '../../../messages/useMessages.js';
import { isLocked, type Submission } from '../../../model/Submission.js';
import { SendButton } from '../../../primitives/Button/SendButton.js';
import { Card, KeyValues } from '../../../primitives/Card/Card.js';
import { FormFailure } from '../../../primitives/Form/FormFailure.js';
import { Stack } from '../../../primitives/Layout/Layout.js';
import { Text } from '../../../primitives/Text/Text.js';
import { useFormat } from '../../../provider/useFormat.js';
import { MIN_WITHDRAWAL } from '../../../rules/withdrawal.js';
import type { WithdrawalDraftCheck } from '../../../rules/withdrawalDraft.js';
import { AddressGroups } from '../../../components/AddressGroups/AddressGroups.js';
import { useLockReason } from '../../../components/UncertainNote/useUncertainTexts.js';
import { withdrawReviewMessages } from './WithdrawReview.messages.js';

/** The address has a line of its own under its label. */
const Facts = styled(KeyValues)`
  & > [data-stacked] { flex-wrap: wrap; }
  & > [data-stacked] > dd { flex: 1 0 100%; text-align: start; }
`;

export interface WithdrawReviewProps {
  /** The form's current state; only valid values are shown and sent. */
  readonly check: WithdrawalDraftCheck;
  /** An uncertain one disables the button. */
  readonly submission: Submission;
}

/** Repeats amount, coin and full address beside the submit button. Render it inside the form it submits. */
export function WithdrawReview({ check, submission }: WithdrawReviewProps) {
  const t = useMessages(withdrawReviewMessages);
  const format = useFormat();
  const reasonId = useId();
  const { amount, address, currency, block } = check;
  const sum = amount.status === 'valid' ? format.usd(amount.amount) : null;
  const target = address.status === 'valid' ? address.address : null;
  const isSending = submission.status === 'sending';
  const isWaiting = isLocked(submission);
  const lockReason = useLockReason(submission);
  const findReason = (): string | null => {
    if (isWaiting || isSending || block === null) return lockReason;
    if (block === 'lowBalance') return t('lowBalance', { min: format.minimum(MIN_WITHDRAWAL) });
    if (block === 'noCurrency') return t('noCurrency');
    if (block === 'amount') return t(amount.status === 'empty' ? 'noAmount' : 'wrongAmount');
    if (block === 'uncheckedAddress') return t('uncheckedAddress');
    return t(address.status === 'empty' ? 'noAddress' : 'wrongAddress');
  };
  const reason = findReason();
  const idleLabel = sum === null ? t('submit') : t('submitAmount', { amount: sum });
  return (
    <Card aria-label={t('request')}>
      <Stack>
        <Facts>
          <div>
            <dt>{t('amount')}</dt>
            <dd>{sum ?? t('none')}</dd>
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
        <FormFailure failure={submission.status === 'failed' ? submission.failure : null} announces="status" />
        <Stack data-gap="2">
          <SendButton
            kind="primary"
            size="large"
            isWide
            type="submit"
            isBusy={isSending}
            isDisabled={block !== null || isWaiting}
            aria-describedby={reason === null ? undefined : reasonId}
          >
            {isSending ? t('submitting') : idleLabel}
          </SendButton>
          {reason !== null && (
            <Text id={reasonId} data-size="small" data-tone="faint">
              {reason}
            </Text>
          )}
        </Stack>
      </Stack>
    </Card>
  );
}
