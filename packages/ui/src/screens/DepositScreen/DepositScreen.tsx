'use client';

import { List } from 'lucide-react';
import { useRef, useState } from 'react';
import { CreatedDeposit } from '../../components/CreatedDeposit/CreatedDeposit.js';
import { DepositFacts } from '../../components/DepositFacts/DepositFacts.js';
import { type DepositDraft, DepositForm } from '../../components/DepositForm/DepositForm.js';
import { depositInfoCode, LazyDepositInfoDialog } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { UncertainNote } from '../../components/UncertainNote/UncertainNote.js';
import { useLockReason } from '../../components/UncertainNote/useUncertainTexts.js';
import { formatAmount } from '../../format/money.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositAddress, SupportedCurrency } from '../../model/Deposit.js';
import type { LivePrice } from '../../model/LivePrice.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import { isLocked, type Submission } from '../../model/Submission.js';
import type { Decimal } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { useSubmitLock } from '../../primitives/Form/useSubmitLock.js';
import { FormColumns, Page } from '../../primitives/Layout/Layout.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { checkDeposit, type DepositCheck } from '../../rules/depositAmount.js';
import { depositScreenMessages } from './DepositScreen.messages.js';

export interface DepositScreenProps {
  /** The coins the server accepts. */
  readonly currencies: Loadable<readonly SupportedCurrency[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /** The price of ETH from a provider, less than 30 minutes old; without it there is no estimate. */
  readonly price?: LivePrice | undefined;
  /** The state of creating a deposit. */
  readonly submission: Submission;
  /** The newest deposit, while it is stored; its address is on the page, and the dialog adds details. */
  readonly created: DepositAddress | null;
  /** Whether the dialog about `created` is open. */
  readonly isInfoOpen: boolean;
  /** Validated: a coin on offer, and an amount in coin units of at least its minimum. */
  readonly onCreateDeposit: (request: { currency: string; amount: Decimal }) => void;
  readonly onToggleInfo: (change: { isOpen: boolean }) => void;
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
  readonly onNotify: (notice: Notice) => void;
  /** What was typed before signing in again; read once. */
  readonly initialDraft?: DepositDraft | undefined;
  /** Amount or coin has changed; lets a host restore them after signing in again. */
  readonly onChangeDraft?: (draft: DepositDraft) => void;
  /** Returns the image URL of an address's QR code; without it the code is drawn on this device. */
  readonly qrSource?: ((address: string) => string) | undefined;
  /** Shown above the QR code when nothing must be sent to the address, as in a sandbox. */
  readonly addressWarning?: string | undefined;
}

/** A form to choose a coin and an amount, and the address to send it to. */
export function DepositScreen(props: DepositScreenProps) {
  const { currencies, submission, created, isInfoOpen, onToggleInfo, onCopy, onRetry, onGoBack, qrSource } = props;
  const t = useMessages(depositScreenMessages);
  const [draft, setDraft] = useState<DepositDraft>({ currency: null, amount: '', ...props.initialDraft });
  const form = useRef<HTMLDivElement>(null);
  const lock = useSubmitLock(submission);
  const isWaiting = isLocked(submission);
  const lockReason = useLockReason(submission);
  const [problem, setProblem] = useState<Exclude<DepositCheck, { status: 'valid' }> | null>(null);
  const [isEdited, setIsEdited] = useState(false);
  const supported = currencies.data ?? [];
  const chosen = supported.find((one) => one.currency === draft.currency);

  // A deposit must not be created a second time by one submit too many.
  const [answered, setAnswered] = useState(submission);
  if (submission !== answered) {
    setAnswered(submission);
    if (submission.status === 'succeeded') setDraft({ ...draft, amount: '' });
  }

  const changeDraft = (next: DepositDraft) => {
    setDraft(next);
    props.onChangeDraft?.(next);
    setProblem(null);
    setIsEdited(true);
    // Preloaded while the form is filled in, so that the address does not wait for it.
    depositInfoCode.preload();
  };

  const messageFor = (found: NonNullable<typeof problem>) => {
    const title = t(`${found.status}Title`);
    if (found.status !== 'belowMinimum') return { title, description: t(found.status) };
    const { currency, name } = found.currency;
    return { title, description: t('belowMinimum', { name, min: formatAmount(found.minimum), symbol: currency }) };
  };

  const submit = () => {
    if (submission.status === 'sending' || isWaiting || currencies.status === 'loading') return;
    const check = checkDeposit(draft.currency, draft.amount, supported);
    if (check.status !== 'valid') {
      setProblem(check);
      props.onNotify({ tone: 'negative', ...messageFor(check) });
      return;
    }
    const { currency } = check.currency;
    lock.run(() => {
      setProblem(null);
      setIsEdited(false);
      props.onCreateDeposit({ currency, amount: check.amount });
    });
  };

  const reason = (): string | undefined => {
    if (submission.status === 'sending' || isWaiting) return lockReason ?? undefined;
    if (currencies.status === 'loading') return t('reasonLoading');
    if (currencies.data === undefined) return t('reasonFailed');
    if (supported.length === 0) return t('reasonNone');
    if (draft.currency === null) return t('reasonCurrency');
    return draft.amount.trim() === '' ? t('reasonAmount') : undefined;
  };

  const errors = () => {
    const server = submission.status === 'failed' && !isEdited ? submission.failure.fieldErrors : undefined;
    if (problem === null) return { currency: server?.['currency'], amount: server?.['amount'] };
    const { description } = messageFor(problem);
    const isAboutAmount = problem.status === 'noAmount' || problem.status === 'belowMinimum';
    return isAboutAmount ? { amount: description } : { currency: description };
  };
  const shownErrors = errors();
  const isUnderField = shownErrors.currency !== undefined || shownErrors.amount !== undefined;

  return (
    <Page>
      <PageHead
        title={t('title')}
        onGoBack={onGoBack}
        actions={
          <ButtonLink kind="line" icon={<List aria-hidden="true" />} to="depositHistory">
            {t('history')}
          </ButtonLink>
        }
      >
        <p>{t('minimum')}</p>
      </PageHead>
      <RiskNote />
      {submission.status === 'uncertain' && (
        <UncertainNote
          submission={submission}
          kind="deposit"
          onReadAgain={props.onReadAgain}
          onUnlock={props.onUnlock}
        />
      )}
      {created !== null && (
        <CreatedDeposit
          key={created.address}
          created={created}
          onCopy={onCopy}
          onShowInfo={() => onToggleInfo({ isOpen: true })}
          addressWarning={props.addressWarning}
          onCreateNew={() => form.current?.querySelector('input')?.focus()}
        />
      )}
      {created !== null && isInfoOpen && (
        <LazyDepositInfoDialog
          created={created}
          currencyName={supported.find((one) => one.currency === created.currency)?.name}
          isOpen
          onClose={() => onToggleInfo({ isOpen: false })}
          onCopy={onCopy}
          qrSource={qrSource}
          addressWarning={props.addressWarning}
        />
      )}
      <FormColumns ref={form}>
        <DepositForm
          currencies={currencies}
          partial={props.partial}
          draft={draft}
          errors={shownErrors}
          failure={submission.status === 'failed' && !isUnderField ? submission.failure : undefined}
          reason={reason()}
          isSending={submission.status === 'sending'}
          onChangeDraft={changeDraft}
          onSubmit={submit}
          onRetry={onRetry}
        />
        <DepositFacts currencies={supported} chosen={chosen} price={props.price} />
      </FormColumns>
    </Page>
  );
}
