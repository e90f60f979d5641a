'use client';

import { useRef, useState } from 'react';
import { CreatedDeposit } from '../../components/CreatedDeposit/CreatedDeposit.js';
import { BotGoalNote } from './BotGoalNote.js';
import { DepositFacts } from './DepositFacts.js';
import { type DepositDraft, DepositForm } from './DepositForm.js';
import { useDepositAim } from '../../components/DepositAim/useDepositAim.js';
import { depositInfoCode, LazyDepositInfoDialog } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import { LazyOrderNote } from '../../components/OrderNote/LazyOrderNote.js';
import { useLockReason } from '../../components/OrderNote/useLockReason.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress, SupportedCurrency } from '../../model/Deposit.js';
import type { DepositGoal } from '../../model/DepositGoal.js';
import type { LivePrice } from '../../model/LivePrice.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import { isLocked, type Submission } from '../../model/Submission.js';
import { writeAmount } from '../../money/amountInput.js';
import type { Decimal } from '../../money/decimal.js';
import { dropZeros } from '../../money/round.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { FormColumns, Page } from '../../primitives/Layout/Layout.js';
import { Spoken } from '../../primitives/Spoken/Spoken.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { findMissing, toChoices } from '../../rules/currencyChoices.js';
import { checkDeposit, type DepositCheck } from '../../rules/depositAmount.js';
import { DepositHead } from './DepositHead.js';
import { depositScreenMessages } from './DepositScreen.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `DepositScreen`. */
export interface DepositScreenProps extends ElementProps<HTMLDivElement> {
  /**
   * The coins the server accepts; equal codes are one choice. A list without the chosen coin closes the form until the
   * person chooses or the coin is back.
   */
  readonly currencies: Loadable<readonly SupportedCurrency[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The price of ETH from a provider, less than 30 minutes old; without it there is no estimate. */
  readonly price?: LivePrice | undefined;
  /** What a deposit should be enough for; without it no amount is called too small for a bot. */
  readonly goal?: DepositGoal | undefined;
  /** The state of creating a deposit. */
  readonly submission: Submission;
  /**
   * The deposits whose addresses are stored, newest first. The newest has its address on the page, the others a line each;
   * the dialog adds details.
   */
  readonly created: readonly DepositAddress[];
  /** The `id` of the one whose dialog is open; `null` for none. */
  readonly openInfoId: string | null;
  /** Validated: a coin on offer, and an amount in coin units of at least its minimum. */
  readonly onCreateDeposit: (request: { currency: string; amount: Decimal }) => void;
  /** Called when the dialog about a deposit is opened, or with `null` when it is closed. */
  readonly onToggleInfo: (change: { id: string | null }) => void;
  /** Writes a text to the clipboard; rejects when the browser refuses. */
  readonly onCopy: (text: string) => Promise<void>;
  /** Reads the currencies again. */
  readonly onRetry: () => void;
  /** Rereads history and balance after a lost answer. */
  readonly onReadAgain: () => void;
  /** The person decided to create another deposit although an earlier one may have arrived. */
  readonly onUnlock: () => void;
  /** Returns to the previous page. */
  readonly onGoBack: () => void;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** What was typed before signing in again; read once. */
  readonly initialDraft?: DepositDraft | undefined;
  /** Amount or coin has changed; lets a host restore them after signing in again. */
  readonly onChangeDraft?: (draft: DepositDraft) => void;
  /** Returns the image URL of an address's QR code; without it the code is drawn on this device. */
  readonly qrSource?: ((address: string) => string) | undefined;
  /** Shown above the QR code when nothing must be sent to the address, as in a sandbox. */
  readonly addressWarning?: string | undefined;
  /** Returns the URL of the page that pays a deposit, by its address, as a sandbox has one. */
  readonly payHref?: ((address: string) => string) | undefined;
  /** Whether this deposit is identical to a refused one that may have been stored. Default: none is. */
  readonly isClosed?: (request: { currency: string; amount: Decimal }) => boolean;
}

/** A draft in which an amount that is `null` was never typed. */
interface Draft {
  readonly currency: string | null;
  readonly amount: string | null;
}

const NOTHING: Draft = { currency: null, amount: null };

/** A form to choose a coin and an amount, and the address to send it to. */
export function DepositScreen(props: DepositScreenProps) {
  const { submission, created, openInfoId, onToggleInfo, onCopy, onRetry, onGoBack, qrSource } = props;
  const t = useMessages(depositScreenMessages);
  // Only a minimum, which the server states.
  const format = useFormat('public');
  const { locale } = useUi();
  const currencies = toChoices(props.currencies);
  const choices = currencies.data ?? [];
  const [isTouched, setIsTouched] = useState(false);
  const priced = choices.find((one) => one.currency === props.price?.currency);
  const { enough } = useDepositAim(priced, props.price, props.goal) ?? {};
  const { bot } = props.goal ?? {};
  // Both at once, and only into a form that nobody has begun to fill in.
  const preset =
    bot && enough && priced && !isTouched
      ? { currency: priced.currency, amount: writeAmount(dropZeros(enough), locale) }
      : {};
  const form = useForm({
    // An amount that is `null` has not been typed yet.
    initial: { ...NOTHING, ...props.initialDraft },
    preset,
    submission,
    trimmed: ['amount'],
    cleared: { amount: '' },
    onSubmit: props.onCreateDeposit,
    onChange: ({ currency, amount }) => {
      setIsTouched(true);
      props.onChangeDraft?.({ currency, amount: amount ?? '' });
      // Preloaded while the form is filled in, so that the address does not wait for it.
      depositInfoCode.preload();
    },
    onNotify: props.onNotify,
  });
  const columns = useRef<HTMLDivElement>(null);
  const draft = { currency: form.values.currency, amount: form.values.amount ?? '' };
  const [newest, ...earlier] = created;
  const opened = created.find(({ id }) => id === openInfoId);
  const chosen = choices.find((one) => one.currency === draft.currency);
  const aim = useDepositAim(chosen, props.price, props.goal);
  const missing = findMissing(draft.currency, choices);
  const missingText = missing === null ? null : t('missing', { currency: missing });

  const describeProblem = (found: Exclude<DepositCheck, { status: 'valid' }>) => {
    const title = t(`${found.status}Title`);
    if (found.status === 'noAmount') return { field: 'amount', title, description: t(found.status) } as const;
    if (found.status !== 'belowMinimum') return { field: 'currency', title, description: t(found.status) } as const;
    const { currency, name } = found.currency;
    const min = format.amount(found.minimum);
    return { field: 'amount', title, description: t('belowMinimum', { name, min, symbol: currency }) } as const;
  };

  const check = checkDeposit(draft.currency, draft.amount, choices);
  const isClosed =
    check.status === 'valid' &&
    (props.isClosed?.({ currency: check.currency.currency, amount: check.amount }) ?? false);
  const lockReason = useLockReason(submission, isClosed);

  const submit = () => {
    if (currencies.status === 'loading' || isClosed) return;
    form.submit(
      check.status === 'valid'
        ? { request: { currency: check.currency.currency, amount: check.amount } }
        : { problem: describeProblem(check) },
    );
  };

  const reason = (): string | null | undefined => {
    if (submission.status === 'sending' || isLocked(submission) || isClosed) return lockReason ?? undefined;
    if (currencies.status === 'loading') return t('reasonLoading');
    if (currencies.data === undefined) return t('reasonFailed');
    // The form itself says that none is offered.
    if (choices.length === 0) return null;
    if (draft.currency === null) return t('reasonCurrency');
    if (missingText !== null) return missingText;
    return draft.amount.trim() === '' ? t('reasonAmount') : undefined;
  };

  return (
    <Page {...pickElementProps(props)}>
      <DepositHead onGoBack={onGoBack} />
      {props.goal && bot && <BotGoalNote goal={props.goal} bot={bot} hasAmount={enough !== undefined} />}
      <LazyOrderNote submission={submission} kind="deposit" onReadAgain={props.onReadAgain} onUnlock={props.onUnlock} />
      {newest !== undefined && (
        <CreatedDeposit
          key={newest.id}
          created={newest}
          earlier={earlier}
          onCopy={onCopy}
          onShowInfo={onToggleInfo}
          addressWarning={props.addressWarning}
          onCreateNew={() => columns.current?.querySelector('input')?.focus()}
        />
      )}
      {opened !== undefined && (
        <LazyDepositInfoDialog
          created={opened}
          currencyName={choices.find((one) => one.currency === opened.currency)?.name}
          isOpen
          onClose={() => onToggleInfo({ id: null })}
          onCopy={onCopy}
          qrSource={qrSource}
          addressWarning={props.addressWarning}
          payHref={props.payHref}
        />
      )}
      <FormColumns ref={columns}>
        <DepositForm
          currencies={currencies}
          partial={props.partial}
          currency={form.field('currency', missingText)}
          amount={{ ...form.field('amount'), value: draft.amount }}
          aim={aim}
          failure={submission.status === 'failed' ? form.remainingFailure : null}
          reason={reason()}
          isSending={form.isSending}
          onSubmit={submit}
          onRetry={onRetry}
        />
        <DepositFacts currencies={choices} />
      </FormColumns>
      {/* The list is read in the background, while the focus is elsewhere. */}
      {missingText !== null && <Spoken>{missingText}</Spoken>}
    </Page>
  );
}
