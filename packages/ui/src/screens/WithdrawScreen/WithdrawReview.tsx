'use client';

import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { LivePrice } from '../../model/LivePrice.js';
import { derived, type Sourced } from '../../model/Provenance.js';
import { getFailure, isLocked, type Submission } from '../../model/Submission.js';
import { type Decimal, subtract } from '../../money/decimal.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { KeyValues } from '../../primitives/Card/Card.js';
import { Hint } from '../../primitives/Field/Hint.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Mono, Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import type { WithdrawalDraftCheck } from '../../rules/withdrawalDraft.js';
import { useLockReason } from '../../components/OrderNote/useLockReason.js';
import { withdrawCurrencyFieldMessages, withdrawReviewMessages } from './WithdrawScreen.messages.js';
import { WithdrawNotice } from './WithdrawNotice.js';
import { useLimits } from '../../provider/useLimits.js';
import { usePriceAge } from '../../provider/usePriceAge.js';
import { estimateCoins } from '../../rules/usdEstimate.js';

const Facts = styled(KeyValues)`
  & > div { align-items: baseline; }
  & > div > dt { flex: none; }
  & > div > dd > span { display: block; }
  /* Two lines of an Ethereum address are as long as each other. */
  & [data-address] { max-width: 22ch; }
  & [data-address='asked'] { color: var(--ep-negative); }
`;

export interface WithdrawReviewProps {
  /** The form's current state; only valid values are shown and sent. */
  readonly check: WithdrawalDraftCheck;
  /** Whether the amount may be read although balances are hidden: the person has typed it. Default: false. */
  readonly isAmountShown?: boolean;
  /** USD available; `null` while it is not known, and then nothing is said about the rest of it. */
  readonly balance: Sourced<Decimal> | null;
  /** The price of a coin. There is no estimate without it, for another coin, or once it is 30 minutes old. */
  readonly price?: LivePrice | undefined;
  /** An uncertain one disables the button. */
  readonly submission: Submission;
  /** What is filled in is identical to a refused request that may have been stored. */
  readonly isClosed?: boolean;
  /** What the person calls the address; it is shown in full all the same. */
  readonly label?: string | null | undefined;
  /** Takes the place of the button: the address cannot be meant. */
  readonly question?: ReactNode;
}

/**
 * What will be sent, as far as it is filled in, the balance after it, and the submit button. Render it inside the form
 * it submits.
 */
export function WithdrawReview(props: WithdrawReviewProps) {
  const { check, isAmountShown = false, balance, price, submission, isClosed = false, label = null, question } = props;
  const t = useMessages(withdrawReviewMessages);
  const field = useMessages(withdrawCurrencyFieldMessages);
  const format = useFormat();
  const ofAmount = useFormat(isAmountShown ? 'public' : 'own');
  const { minimumWithdrawal } = useLimits();
  const reasonId = useId();
  const { address, currency, missingCurrency, block } = check;
  const amount = check.amount.status === 'valid' ? check.amount.amount : null;
  const sum = amount && ofAmount.usd(amount);
  const rest = balance && amount && derived(subtract(balance.value, amount));
  const isFresh = usePriceAge(price?.asOf ?? 0) === 'fresh';
  const hasPrice = isFresh && price?.currency === currency?.currency;
  const coins = amount && price && hasPrice ? estimateCoins(amount, price) : undefined;
  const target = address.status === 'valid' ? address.address : null;
  const isSending = submission.status === 'sending';
  const isWaiting = isLocked(submission);
  const lockReason = useLockReason(submission, isClosed);
  const findReason = (): string | null => {
    if (isWaiting || isSending || block === null) return lockReason;
    // What was sent has emptied the form: to say that an amount is missing would sound like a refusal.
    if (submission.status === 'succeeded' && check.amount.status === 'empty') return null;
    if (block === 'unknownBalance') return t('unknownBalance');
    if (block === 'lowBalance') return t('lowBalance', { min: format.minimum(minimumWithdrawal) });
    if (block === 'noCurrency') return t('noCurrency');
    if (block === 'missingCurrency') return field('missing', { currency: missingCurrency ?? '' });
    if (block === 'amount') return t(check.amount.status === 'empty' ? 'noAmount' : 'wrongAmount');
    if (block === 'uncheckedAddress') return t('uncheckedAddress');
    return t(address.status === 'empty' ? 'noAddress' : 'wrongAddress');
  };
  const reason = findReason();
  const isDoubtful = reason === null && address.status === 'valid' && address.flaw !== null;
  const idleLabel = sum === null ? t('submit') : t('submitAmount', { amount: sum });
  return (
    <section aria-label={t('request')}>
      <Stack gap={5}>
        {(sum !== null || target !== null || isWaiting) && (
          <Facts>
            {sum !== null && (
              <div>
                <dt>{t('amount')}</dt>
                <dd>
                  <Amount>{sum}</Amount>
                  <Text as="span" size="small" tone="faint" data-figure={coins?.provenance}>
                    {coins && currency
                      ? t('inCoins', { amount: ofAmount.amount(coins.value), currency: currency.currency })
                      : t('fee')}
                  </Text>
                </dd>
              </div>
            )}
            {currency && (
              <div>
                <dt>{t('coin')}</dt>
                <dd>{t('namedCoin', currency)}</dd>
              </div>
            )}
            {target !== null && (
              <div>
                <dt>{label === null ? t('address') : t('labelled', { label })}</dt>
                <dd>
                  <Mono data-address={!question ? 'fine' : 'asked'}>{target}</Mono>
                </dd>
              </div>
            )}
            {isWaiting ? (
              <>
                <div>
                  <dt>{t('after')}</dt>
                  <dd>{t('uncertain')}</dd>
                </div>
                {balance?.asOf !== undefined && (
                  <div>
                    <dt>{t('asOf')}</dt>
                    <dd>
                      {format.clockTime(balance.asOf)} {format.zone(balance.asOf)}
                    </dd>
                  </div>
                )}
              </>
            ) : (
              rest && (
                <div>
                  <dt>{t('after')}</dt>
                  <dd data-figure={rest.provenance}>
                    <b>
                      <Amount>{format.usd(rest.value)}</Amount>
                    </b>
                  </dd>
                </div>
              )
            )}
          </Facts>
        )}
        <FormFailure failure={submission.status === 'failed' ? getFailure(submission) : null} />
        {question || (
          <Stack gap={2}>
            <SendButton
              variant="primary"
              size="large"
              isWide
              type="submit"
              isBusy={isSending}
              disabled={block !== null || isWaiting || isClosed}
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
              <Hint id={reasonId} tone="negative" isSpoken>
                <CircleAlert className="ep-icon" aria-hidden="true" />
                <span>{t('flawedAddress')}</span>
              </Hint>
            )}
          </Stack>
        )}
        <WithdrawNotice />
      </Stack>
    </section>
  );
}
