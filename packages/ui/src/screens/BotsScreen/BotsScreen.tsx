'use client';

import { useMemo, useState } from 'react';
import { BotsHead } from './BotsHead.js';
import { BotCard } from './BotCard.js';
import type { BotConfigDialogProps } from '../../components/BotConfigDialog/BotConfigDialog.js';
import { botConfigCode, LazyBotConfigDialog } from '../../components/BotConfigDialog/LazyBotConfigDialog.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { LazyOrderNote } from '../../components/OrderNote/LazyOrderNote.js';
import { UnknownBalanceNote } from '../../components/UnknownBalanceNote/UnknownBalanceNote.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Bot, BotConfiguration } from '../../model/Bot.js';
import type { BotRestart } from '../../model/BotRestart.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Statistics } from '../../model/Statistics.js';
import type { Submission } from '../../model/Submission.js';
import { isPositive } from '../../money/compare.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Page, Stack } from '../../primitives/Layout/Layout.js';
import { LongGrid } from '../../primitives/LongList/LongGrid.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { Note } from '../../primitives/Note/Note.js';
import { lazyPartMessages } from '../../primitives/FailureNote/FailureNote.messages.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { type BotLock, getBotLock } from '../../rules/botAmount.js';
import { countActiveBots } from '../../rules/investments.js';
import { findShortfall } from '../../rules/shortfall.js';
import { BotCardSkeletons } from './BotCardSkeletons.js';
import { botsScreenMessages } from './BotsScreen.messages.js';
import * as S from './BotsScreen.styles.js';
import { BotStatistics } from './BotStatistics.js';
import { findOpened, listBots } from './listBots.js';
import { SampleBotsNote } from './SampleBotsNote.js';
import { useAskedBot } from './useAskedBot.js';
import { useMeasuredReturns } from './useMeasuredReturns.js';
import type { ElementProps } from '../../primitives/ElementProps.js';
import type { ListSlots } from '../../primitives/ListSlots.js';
import { pickElementProps } from '../../primitives/pickElementProps.js';

/** The props of `BotsScreen`. */
export interface BotsScreenProps extends ListSlots, ElementProps<HTMLDivElement> {
  /** The bots to choose from, in the order of the server. */
  readonly bots: Loadable<readonly Bot[]>;
  /** Set when only part of the list could be read. */
  readonly partial?: PartialList | undefined;
  /**
   * USD available for bots. `derived` when it was reduced on this device and not confirmed yet; `null` when it could not
   * be read, and then no bot can be started.
   */
  readonly balance: Sourced<Decimal> | null;
  /** Reads a balance that is `null` again; without it there is no button for that. */
  readonly onRetryBalance?: (() => void) | undefined;
  /** The person's own: used to count the active ones, and to explain an empty balance. */
  readonly investments: Loadable<readonly Investment[]>;
  /** Set when only part of those could be read. */
  readonly partialInvestments?: PartialList | undefined;
  /** Figures of the platform, with their source. */
  readonly statistics: Statistics;
  /** The state of starting a bot. `succeeded` closes the dialog and blocks further starts until the host navigates. */
  readonly submission: Submission;
  /** Validated: the amount is between the bot's minimum and the balance. */
  readonly onStartBot: (order: { readonly bot: Bot; readonly configuration: BotConfiguration }) => void;
  /** The person's setting: a bot is started without the step that asks. Default: false. */
  readonly isOneClickDeal?: boolean | undefined;
  /** A locked bot was clicked; `onNotify` was called before. The host navigates to the deposit after 1.5 s. */
  readonly onRequireDeposit: (need: { readonly bot: Bot }) => void;
  /** The bot whose dialog is opened as soon as the list is there, if it can be configured; read once. */
  readonly initialBotId?: Bot['id'] | undefined;
  /**
   * An earlier investment to start again: once it and the list are there, its bot's dialog is opened with those settings;
   * a bot that is locked is treated as if it had been clicked. Read once.
   */
  readonly restart?: BotRestart | undefined;
  /** Called with a toast to show. */
  readonly onNotify: (notice: Notice) => void;
  /** Reads the list of bots again. */
  readonly onRetry: () => void;
  /** What was typed before signing in again: the dialog's initial amount. */
  readonly initialDraft?: { readonly amount: string } | undefined;
  /** Rereads the running bots and the balance after a lost answer. */
  readonly onReadAgain: () => void;
  /** The person decided to start another bot although an earlier start may have arrived. */
  readonly onUnlock: () => void;
  /** Which bots are shown, for a filter in `beforeList`. Default: all. */
  readonly filter?: ((bot: Bot) => boolean) | undefined;
  /** The dialog of a bot was opened. */
  readonly onConfigureBot?: () => void;
  /** Whether this start is identical to a refused one that may have been stored. Default: none is. */
  readonly isClosed?: BotConfigDialogProps['isClosed'];
}

/** What the dialog was opened for. */
interface Opened {
  readonly bot: Sourced<Bot>;
  readonly restart: BotRestart | undefined;
  readonly past: Submission;
}

const getKey = ({ value }: Sourced<Bot>) => value.id;

/** About the height of a card in three columns (px). */
const CARD_PX = 560;

/** The list of bots with their requirements, and the dialog to start one. */
export function BotsScreen(props: BotsScreenProps) {
  const { bots, partial, investments, partialInvestments, statistics, onRequireDeposit, onNotify, onRetry } = props;
  const { balance, submission, initialDraft, isOneClickDeal, isClosed, filter } = props;
  const { onRetryBalance, onStartBot, onReadAgain, onUnlock } = props;
  const orders = { submission, initialDraft, isOneClickDeal, onStartBot, onReadAgain, onUnlock, isClosed };
  const dialog = { balance, onRetryBalance, ...orders };
  const t = useMessages(botsScreenMessages);
  const missing = useMessages(lazyPartMessages);
  const format = useFormat();
  const [opened, setOpened] = useState<Opened | null>(null);
  // Reset, not only hidden: a host that returns to idle would otherwise reopen the dialog.
  if (opened && submission.status === 'succeeded') setOpened(null);

  const configure = (bot: Sourced<Bot>, restart?: BotRestart) => {
    const open = () => {
      setOpened({ bot, restart, past: submission });
      props.onConfigureBot?.();
    };
    if (botConfigCode.current !== undefined) return open();
    // Nothing of the page changes until it is there, or has failed.
    const tell = () => onNotify({ tone: 'negative', title: missing('failedTitle'), description: missing('failed') });
    return void botConfigCode.load().then(open, tell);
  };

  const choose = ({ bot, lock }: { readonly bot: Sourced<Bot>; readonly lock: BotLock }, restart?: BotRestart) => {
    // The focus is then back on the card, where one more Enter would begin a second start.
    if (submission.status === 'succeeded') return undefined;
    if (lock === 'unlocked') return configure(bot, restart);
    if (balance === null) return undefined;
    const limits = { minimum: format.minimum(bot.value.minDeposit), balance: format.usd(balance.value) };
    onNotify(
      lock === 'noDeposit'
        ? { tone: 'negative', title: t('depositRequiredTitle'), description: t('depositRequired') }
        : { tone: 'negative', title: t('insufficientTitle'), description: t('insufficient', limits) },
    );
    onRequireDeposit({ bot: bot.value });
  };

  const findMissing = ({ minDeposit }: Bot) =>
    balance && minDeposit && isPositive(balance.value) ? findShortfall(minDeposit, balance.value) : null;

  const listed = useMemo(() => listBots(bots), [bots]);
  const shown = useMemo(
    () => (filter ? listed.bots.filter(({ value }) => filter(value)) : listed.bots),
    [listed, filter],
  );
  const getLock = ({ value }: Sourced<Bot>) => getBotLock(value, balance?.value ?? null);
  useAskedBot({
    shown: listed.bots,
    initialBotId: props.initialBotId,
    restart: props.restart,
    onOpen: (bot) => {
      if (getLock(bot) === 'unlocked') choose({ bot, lock: 'unlocked' });
    },
    onRestart: ({ bot, restart }) => {
      if (bot) return choose({ bot, lock: getLock(bot) }, restart);
      const description = t('notListed', { name: restart.bot.name });
      return onNotify({ tone: 'negative', title: t('startFailedTitle'), description });
    },
  });
  // It may have gone into maintenance since, or from the list.
  const openedBot = opened && findOpened(opened.bot, bots);
  const measured = useMeasuredReturns(listed.bots, investments.data);
  const hasSamples = listed.bots[0]?.provenance === 'sample';
  const hasBalance = balance && isPositive(balance.value);
  const isOutOfMoney = hasBalance === false;
  return (
    <Page {...pickElementProps(props)}>
      <BotsHead isOutOfMoney={isOutOfMoney} actions={props.headActions} />
      <RiskNote after={t('pastResults')} />
      {!opened && <LazyOrderNote submission={submission} kind="bot" onReadAgain={onReadAgain} onUnlock={onUnlock} />}
      {balance === null && !opened && <UnknownBalanceNote onRetry={onRetryBalance} />}
      {isOutOfMoney && countActiveBots(investments.data ?? []) > 0 && (
        <Note>
          <p>{t('fundsInBots')}</p>
          <ButtonLink to="activeBots" variant="line">
            {t('seeActiveBots')}
          </ButtonLink>
        </Note>
      )}
      {hasSamples && listed.fallbackReason !== null && (
        <SampleBotsNote fallbackReason={listed.fallbackReason} onRetry={onRetry} />
      )}
      {!hasSamples && bots.status === 'failed' && (
        <FailureNote failure={{ title: t('outdated') }} hasData isSpoken={false} onRetry={onRetry} />
      )}
      {partial && <PartialListNotice list={partial} of="choices" onRetry={onRetry} />}
      <BotStatistics
        bots={bots}
        partialBots={partial}
        investments={investments}
        partialInvestments={partialInvestments}
        statistics={statistics}
        hasBalance={hasBalance}
      />
      <Stack as="section" gap={3} aria-labelledby="bots-heading" aria-busy={bots.status === 'loading'}>
        <VisuallyHidden as="h2" id="bots-heading">
          {t('bots')}
        </VisuallyHidden>
        {props.beforeList}
        {listed.bots.length === 0 ? (
          <BotCardSkeletons />
        ) : shown.length === 0 ? (
          <Empty title={t('noMatch')} />
        ) : (
          <Stack gap={3} onPointerOver={botConfigCode.preload} onFocus={botConfigCode.preload}>
            <LongListNote count={shown.length} hasExport={false} />
            <LongGrid items={shown} getKey={getKey} estimate={CARD_PX} labelledBy="bots-heading">
              {(bot, place) => (
                <BotCard
                  bot={bot}
                  place={place}
                  lock={getLock(bot)}
                  missing={findMissing(bot.value)}
                  measured={measured.get(bot.value.id)}
                  onChooseBot={(choice) => choose(choice)}
                />
              )}
            </LongGrid>
          </Stack>
        )}
      </Stack>
      {props.afterList}
      <S.Foot>{t('notAffiliated')}</S.Foot>
      {opened && openedBot && submission.status !== 'succeeded' && (
        <LazyBotConfigDialog
          {...dialog}
          bot={openedBot.bot}
          isGone={openedBot.isGone}
          restart={opened.restart}
          past={opened.past}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
