'use client';

import { useRef, useState } from 'react';
import { AddressHint } from './AddressHint.js';
import { withdrawScreenMessages } from './WithdrawScreen.messages.js';
import { getAddressBlock, useAddressCheck } from './useAddressCheck.js';
import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import { LazyOrderNote } from '../../components/OrderNote/LazyOrderNote.js';
import { UnknownBalanceNote } from '../../components/UnknownBalanceNote/UnknownBalanceNote.js';
import { WithdrawAmountField } from './WithdrawAmountField.js';
import { WithdrawBalance } from './WithdrawBalance.js';
import { WithdrawCurrencyField } from './WithdrawCurrencyField.js';
import { WithdrawReview } from './WithdrawReview.js';
import { useMessages } from '../../messages/useMessages.js';
import type { SupportedCurrency } from '../../model/Deposit.js';
import type { LivePrice } from '../../model/LivePrice.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import type { Sourced } from '../../model/Provenance.js';
import { isLocked, type Submission } from '../../model/Submission.js';
import type { WithdrawalRequest } from '../../model/Withdrawal.js';
import type { Decimal } from '../../money/decimal.js';
import { useRevealedAmount } from '../../primitives/Field/useRevealedAmount.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { Page, Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { useLimits } from '../../provider/useLimits.js';
import { toChoices } from '../../rules/currencyChoices.js';
import { checkWithdrawalDraft, EMPTY_DRAFT, refuseAddress, type WithdrawalDraft } from '../../rules/withdrawalDraft.js';
import { useMergedRef } from '../../primitives/useMergedRef.js';
import { LazyAddressBookDialog } from './LazyAddressBookDialog.js';
import { AddressField } from './AddressField.js';
import { AddressTrapQuestion } from './AddressTrapQuestion.js';
import { KnownAddresses } from './KnownAddresses.js';
import { LookAlikeNote } from './LookAlikeNote.js';
import { type AddressBook, useKnownAddresses } from './useKnownAddresses.js';
import { useDraftProblems } from './useDraftProblems.js';
import { useTrapQuestion } from './useTrapQuestion.js';
import { WithdrawHead } from './WithdrawHead.js';
import * as S from './WithdrawScreen.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `WithdrawScreen`. */
export interface WithdrawScreenProps extends ElementProps<HTMLDivElement> {
  /**
   * The coins that can be withdrawn; equal codes are one choice. The first is preselected when the form first has a list,
   * and stays chosen: a later list without it closes the form until the person chooses or the coin is back.
   */
  readonly currencies: Loadable<readonly SupportedCurrency[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /**
   * USD available. `derived` when it was reduced on this device and not confirmed yet; `null` when it could not be read,
   * which closes the form.
   */
  readonly balance: Sourced<Decimal> | null;
  /** The price of ETH from a provider, less than 30 minutes old; without it there is no estimate. */
  readonly price?: LivePrice | undefined;
  /** Reads a balance that is `null` again; without it there is no button for that. */
  readonly onRetryBalance?: (() => void) | undefined;
  /** The state of the last request; `succeeded` clears amount and address. */
  readonly submission: Submission;
  /** Called once with the order, after the person has confirmed it. */
  readonly onWithdraw: (request: WithdrawalRequest) => void;
  /** Where this person's own deposits go: sending to one of these asks first. Default: none is known. */
  readonly ownDeposits?: readonly string[];
  /** Labels and uses of this person's addresses; without it there is no address book. */
  readonly addressBook?: AddressBook | undefined;
  /** Reads the clipboard; without it there is no Paste button. */
  readonly onReadClipboard?: () => Promise<string>;
  /** Reads the currencies again. */
  readonly onRetry: () => void;
  /** Rereads history and balance after a lost answer. */
  readonly onReadAgain: () => void;
  /** The person decided to send another withdrawal although an earlier one may have arrived. */
  readonly onUnlock: () => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** What was typed before signing in again; read once. Never an address. */
  readonly initialDraft?: Omit<WithdrawalDraft, 'withdrawalAddress'> | undefined;
  /** Amount or coin has changed; lets a host restore them after signing in again. Never an address. */
  readonly onChangeDraft?: (draft: Omit<WithdrawalDraft, 'withdrawalAddress'>) => void;
  /** Blocks sending to an address that has a warning or could not be checked. Default: false, which only warns. */
  readonly strictAddresses?: boolean;
  /** Whether this request is identical to a refused one that may have been stored. Default: none is. */
  readonly isClosed?: (request: WithdrawalRequest) => boolean;
}

/** A form for amount, coin and address, with a review of all three beside the button. */
export function WithdrawScreen({
  currencies,
  partial,
  balance,
  price,
  onRetryBalance,
  submission,
  onWithdraw,
  ownDeposits = [],
  addressBook,
  onReadClipboard,
  onRetry,
  onReadAgain,
  onUnlock,
  onNotify,
  initialDraft,
  onChangeDraft,
  strictAddresses = false,
  isClosed = () => false,
  ...rest
}: WithdrawScreenProps) {
  const t = useMessages(withdrawScreenMessages);
  const limits = useLimits();
  const offered = toChoices(currencies);
  const choices = offered.data ?? [];
  const form = useForm({
    initial: { ...EMPTY_DRAFT, ...initialDraft },
    preset: { currency: choices[0]?.currency ?? null },
    submission,
    trimmed: ['amount', 'withdrawalAddress'],
    // The coin stays: whoever withdraws again finds what they chose.
    cleared: { amount: '', withdrawalAddress: '' },
    onSubmit: onWithdraw,
    onChange: (draft, changed) => {
      trap.close();
      if (!('withdrawalAddress' in changed)) onChangeDraft?.({ currency: draft.currency, amount: draft.amount });
    },
  });
  const { values, request } = form;
  const revealed = useRevealedAmount();
  const isRestored = values.amount !== '' && values.amount === initialDraft?.amount && values.withdrawalAddress === '';
  const drafted = checkWithdrawalDraft(values, choices, balance?.value ?? null, limits);
  const { address, currency } = drafted;
  const target = address.status === 'valid' ? address.address : null;
  const addressCheck = useAddressCheck(target, currency?.currency ?? null);
  const trap = useTrapQuestion(target, ownDeposits);
  const { question } = trap;
  const { known, chosen, lookAlike, listed } = useKnownAddresses(addressBook, target, currency?.currency);
  const [isBookOpen, setBookOpen] = useState(false);
  const addressBlock = strictAddresses ? getAddressBlock(addressCheck, question !== null) : null;
  const check = addressBlock === null ? drafted : refuseAddress(drafted, addressBlock);

  const problems = useDraftProblems(drafted);
  const isClosedNow = check.request !== null && isClosed(check.request);
  const isAsking = question?.isAsked === true && check.request !== null && !isClosedNow && !isLocked(submission);
  const submit = () => {
    if (check.request === null || isClosedNow) return;
    if (question !== null) {
      // Also after an answer: what is sent next needs its own.
      if (!isAsking || question.isAnswered) trap.ask();
      if (!isAsking || !question.isAnswered) return;
    }
    form.submit({ request: check.request });
  };
  const fillIn = (withdrawalAddress: string) => form.change({ withdrawalAddress });
  const addressElement = useRef<HTMLTextAreaElement>(null);
  const addressField = form.field('withdrawalAddress', problems.address);
  const addressRef = useMergedRef<HTMLTextAreaElement>(addressElement, addressField.ref);

  return (
    <Page {...rest}>
      <WithdrawHead hasHistory={!isLocked(submission)} />
      <LazyOrderNote submission={submission} kind="withdrawal" onReadAgain={onReadAgain} onUnlock={onUnlock} />
      {balance === null && <UnknownBalanceNote onRetry={onRetryBalance} />}
      {isRestored && submission.status === 'idle' && (
        <Note announces="polite">
          <p>{t('restored')}</p>
        </Note>
      )}
      <S.Form onSubmit={submit}>
        <WithdrawBalance
          balance={balance}
          withdrawn={submission.status === 'succeeded' && request !== null ? request.amount : null}
        />
        <Stack gap={6}>
          <WithdrawAmountField
            {...form.field('amount', problems.amount)}
            balance={balance?.value ?? null}
            revealed={revealed}
          />
          <WithdrawCurrencyField
            currencies={offered}
            partial={partial}
            chosen={currency}
            missing={drafted.missingCurrency}
            error={form.field('currency').error}
            onChoose={form.field('currency').onValueChange}
            onRetry={onRetry}
          />
          <Stack gap={2}>
            <AddressField
              {...addressField}
              ref={addressRef}
              aria-invalid={isAsking || undefined}
              hint={
                currency &&
                !isAsking && <AddressHint check={addressCheck} currency={currency.currency} trap={question?.trap} />
              }
              onReadClipboard={onReadClipboard}
              onOpenBook={addressBook && (() => setBookOpen(true))}
              onNotify={onNotify}
            />
            {target !== null && lookAlike && <LookAlikeNote address={target} known={lookAlike} />}
            {listed.length > 0 && <KnownAddresses known={listed} chosen={chosen} onUse={fillIn} />}
          </Stack>
        </Stack>
        <WithdrawReview
          check={check}
          isAmountShown={revealed.isShown(values.amount)}
          balance={balance}
          price={price}
          submission={submission}
          isClosed={isClosedNow}
          label={chosen?.label}
          question={
            isAsking && (
              <AddressTrapQuestion
                {...question}
                isSending={form.isSending}
                onChangeEnding={trap.changeEnding}
                onEdit={() => {
                  trap.close();
                  addressElement.current?.focus();
                }}
                onUse={(found) => {
                  fillIn(found);
                  addressElement.current?.focus();
                }}
              />
            )
          }
        />
      </S.Form>
      {/* Outside of the form: what is submitted in the dialog is not the withdrawal. */}
      {addressBook && isBookOpen && (
        <LazyAddressBookDialog
          isOpen
          labels={addressBook.labels}
          known={known}
          // A label would only lend trust to what cannot be meant.
          target={trap.question === null ? target : null}
          onUse={fillIn}
          onChangeLabels={addressBook.onChangeLabels}
          onExport={addressBook.onExport}
          onClose={() => setBookOpen(false)}
        />
      )}
    </Page>
  );
}
