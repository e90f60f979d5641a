'use client';

import { ArrowLeft } from 'lucide-react';
import { useId } from 'react';
import type { Bot, BotConfiguration } from '../../model/Bot.js';
import type { BotRestart } from '../../model/BotRestart.js';
import type { Sourced } from '../../model/Provenance.js';
import { isLocked, type Submission } from '../../model/Submission.js';
import { type Decimal, takePercent, round } from '../../money/decimal.js';
import { Button } from '../../primitives/Button/Button.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Dialog } from '../../primitives/Dialog/Dialog.js';
import { useRevealedAmount } from '../../primitives/Field/useRevealedAmount.js';
import { FormFailure } from '../../primitives/Form/FormFailure.js';
import { useForm } from '../../primitives/Form/useForm.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useLimits } from '../../provider/useLimits.js';
import { useUi } from '../../provider/UiContext.js';
import { USD_PLACES } from '../../rules/withdrawal.js';
import { OfflineNote } from '../OfflineNote/OfflineNote.js';
import { BalanceBadge } from '../BalanceBadge/BalanceBadge.js';
import { RiskNote } from '../RiskNote/RiskNote.js';
import { OrderNote } from '../OrderNote/OrderNote.js';
import { useLockReason } from '../OrderNote/useLockReason.js';
import { UnknownBalanceNote } from '../UnknownBalanceNote/UnknownBalanceNote.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import { botConfigDialogMessages } from './BotConfigDialog.messages.js';
import * as S from './BotConfigDialog.styles.js';
import { BotConfigFields } from './BotConfigFields.js';
import { BotConfirmation } from './BotConfirmation.js';
import { BotSummary } from './BotSummary.js';
import { checkDraft, createDraft, initialDraft } from './botDraft.js';
import { useConfirmationStep } from './useConfirmationStep.js';
import { useInactiveBotReason } from './useInactiveBotReason.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import { useMergedRef } from '../../primitives/useMergedRef.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `BotConfigDialog`. */
export interface BotConfigDialogProps extends ElementProps<HTMLDivElement> {
  /** A bot that is not live shows its badge. One whose status is not active says so and cannot be started. */
  readonly bot: Sourced<Bot>;
  /** The server does not list the bot any more: the dialog says so, and the bot cannot be started. Default: false. */
  readonly isGone?: boolean;
  /**
   * USD, the largest amount to invest. A balance that is not live shows its badge; with one that could not be read
   * (`null`) the bot cannot be started.
   */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance that is `null` again; without it there is no button for that. */
  readonly onRetryBalance?: (() => void) | undefined;
  /**
   * The state of starting a bot. A failed or uncertain one leaves the form as it was; an uncertain one locks it until
   * `onUnlock`.
   */
  readonly submission: Submission;
  /** The submission at the time the dialog was opened, read once: a failure in it belongs to an earlier attempt. */
  readonly past?: Submission | null | undefined;
  /** Validated: the amount is within the limits. */
  readonly onStartBot: (order: { readonly bot: Bot; readonly configuration: BotConfiguration }) => void;
  /** Rereads bots and balance after a lost answer. */
  readonly onReadAgain: () => void;
  /** The person decided to start another bot although an earlier start may have arrived. */
  readonly onUnlock: () => void;
  /** The earlier investment whose settings fill in the form, which says so; read once. */
  readonly restart?: BotRestart | undefined;
  /** What was typed before signing in again; read once. */
  readonly initialDraft?: { readonly amount: string } | undefined;
  /** Whether this start is identical to a refused one that may have been stored. Default: none is. */
  readonly isClosed?: ((order: { readonly bot: Bot; readonly configuration: BotConfiguration }) => boolean) | undefined;
  /** Start Bot invests at once, without the second step that asks. Default: false. */
  readonly isOneClickDeal?: boolean | undefined;
  /** Called by Cancel, Escape and the close button. */
  readonly onClose: () => void;
}

/** Stop losses whose number starts with a vowel sound, as in "an 8% stop loss". */
const VOWEL_NUMBERS: readonly number[] = [8, 11, 18];

/**
 * A dialog to configure and start a bot. The possible loss comes first. Start Bot leads to a second step, which asks: its
 * button is in another place, so that two clicks on Start Bot invest nothing.
 */
export function BotConfigDialog({ ref, ...props }: BotConfigDialogProps) {
  const { bot: sourced, isGone = false, balance, onRetryBalance, submission, isOneClickDeal = false } = props;
  const { onStartBot, onReadAgain, onUnlock, onClose } = props;
  const t = useSupportMessages(botConfigDialogMessages);
  const { usd, wholePercent, longDay } = useFormat();
  const { locale } = useUi();
  const limits = useLimits();
  const [amountId, sentenceId, lockReasonId] = [useId(), useId(), useId()];
  const { value: bot, provenance } = sourced;
  const preset = initialDraft(bot, limits, locale);
  const earlier = props.restart && createDraft(props.restart.configuration, limits, locale);
  const form = useForm({
    initial: { ...preset, ...earlier?.draft, ...props.initialDraft },
    submission,
    past: props.past,
    trimmed: ['amount'],
    onSubmit: (configured: BotConfiguration) => onStartBot({ bot, configuration: configured }),
  });
  const draft = form.values;
  // Every bot's form begins with its minimum, which is nobody's.
  const revealed = useRevealedAmount(preset.amount);
  const isAmountShown = revealed.isShown(draft.amount);
  const ofAmount = useFormat(isAmountShown ? 'public' : 'own');
  const configuration = checkDraft(draft, bot, balance?.value ?? null);
  const isClosed = configuration !== null && (props.isClosed?.({ bot, configuration }) ?? false);
  const lockReason = useLockReason(submission, isClosed);
  const inactiveReason = useInactiveBotReason()(bot.status);
  const botReason = isGone ? t('gone') : inactiveReason;
  const closedReason = botReason ?? (balance === null ? t('unknownBalance') : null);
  const canStart = configuration !== null && closedReason === null && !isClosed;
  const isWaiting = isLocked(submission);

  const { popup, isAsking, ask, goBack } = useConfirmationStep(submission, canStart);
  const element = { ...pickElementProps(props), ref: useMergedRef(popup, ref) };
  const invest = () => {
    if (canStart && submission.status !== 'succeeded') form.submit({ request: configuration });
  };
  const start = () => {
    if (isOneClickDeal) invest();
    else if (canStart && !isWaiting && submission.status !== 'sending') ask();
  };

  const stopLoss = wholePercent(draft.stopLoss);
  const takesAn = VOWEL_NUMBERS.includes(draft.stopLoss);
  const loss = configuration && round(takePercent(configuration.amount, draft.stopLoss), USD_PLACES);
  const reasonIds = [configuration === null && `${amountId}-error`, lockReason !== null && lockReasonId, sentenceId];
  const risk = (
    <RiskNote
      before={
        loss && configuration
          ? t.rich(takesAn ? 'lossAn' : 'loss', {
              stopLoss,
              loss: <b>{ofAmount.usd(loss)}</b>,
              amount: <b>{ofAmount.usd(configuration.amount)}</b>,
            })
          : t(takesAn ? 'lossUnknownAn' : 'lossUnknown', { stopLoss })
      }
    />
  );
  const sampleNote = provenance === 'sample' && <Note>{t('sampleNote')}</Note>;
  if (isAsking && configuration && balance) {
    return (
      <Dialog
        {...element}
        isOpen
        title={t('confirmTitle', { bot: bot.name })}
        description={
          <S.Description>
            {t('confirmStep', { balance: usd(balance.value) })} <BalanceBadge balance={balance} />
          </S.Description>
        }
        foot={
          <>
            <Button variant="quiet" onClick={() => onClose()}>
              {t('cancel')}
            </Button>
            <Button variant="line" icon={<ArrowLeft className="ep-icon" aria-hidden="true" />} onClick={goBack}>
              {t('back')}
            </Button>
          </>
        }
        ignoresBackdrop
        onClose={onClose}
      >
        <Stack gap={5}>
          <OfflineNote />
          {risk}
          {sampleNote}
          <BotConfirmation
            configuration={configuration}
            isAmountShown={isAmountShown}
            balance={balance.value}
            isSending={form.isSending}
            onInvest={invest}
          />
        </Stack>
      </Dialog>
    );
  }
  return (
    <Dialog
      {...element}
      isOpen
      title={t('title', { bot: bot.name })}
      description={<BotSummary bot={sourced} balance={balance} />}
      width={960}
      footSentence={closedReason ?? t.rich('cannotStop')}
      footSentenceId={sentenceId}
      foot={
        <>
          <Button variant="line" onClick={() => onClose()}>
            {t('cancel')}
          </Button>
          <SendButton
            type="submit"
            variant={isWaiting ? 'plain' : 'primary'}
            isBusy={form.isSending}
            disabled={!canStart || isWaiting}
            aria-describedby={reasonIds.filter(Boolean).join(' ')}
          >
            {form.isSending ? t('starting') : t('start')}
          </SendButton>
        </>
      }
      onSubmit={start}
      onClose={onClose}
    >
      <Stack gap={6}>
        <OfflineNote />
        {botReason !== null && (
          <Note tone="warning" title={botReason} announces="polite">
            <p>{t(isGone ? 'chooseAnother' : 'onlyActive')}</p>
          </Note>
        )}
        {botReason === null && balance === null && <UnknownBalanceNote onRetry={onRetryBalance} />}
        {submission.status === 'failed' && <FormFailure failure={form.failure} />}
        <OrderNote submission={submission} kind="bot" onReadAgain={onReadAgain} onUnlock={onUnlock} />
        {lockReason !== null && (
          <Text id={lockReasonId} size="small" tone="soft">
            {lockReason}
          </Text>
        )}
        {risk}
        {sampleNote}
        {props.restart && (
          <Note>
            {t(earlier?.isAdjusted ? 'restartAdjusted' : 'restart', { day: longDay(props.restart.startedAt) })}
          </Note>
        )}
        <BotConfigFields
          bot={bot}
          balance={balance?.value ?? null}
          form={form}
          configuration={configuration}
          amountId={amountId}
          loss={loss && usd(loss)}
          revealed={revealed}
          isWaiting={isWaiting}
        />
      </Stack>
    </Dialog>
  );
}
