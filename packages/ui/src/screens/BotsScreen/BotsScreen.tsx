'use client';

import { Lock } from 'lucide-react';
import { useState } from 'react';
import { BotCard } from '../../components/BotCard/BotCard.js';
import { BotConfigDialog } from '../../components/BotConfigDialog/BotConfigDialog.js';
import { type PartialList, PartialListNotice } from '../../components/PartialListNotice/PartialListNotice.js';
import { RiskNote } from '../../components/RiskNote/RiskNote.js';
import { UncertainNote } from '../../components/UncertainNote/UncertainNote.js';
import { minimum } from '../../format/money.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Bot, BotConfiguration } from '../../model/Bot.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import type { Notice } from '../../model/Notice.js';
import type { Sourced } from '../../model/Provenance.js';
import type { Statistics } from '../../model/Statistics.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import { type Decimal, isPositive } from '../../money/decimal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { FailureNote } from '../../primitives/FailureNote/FailureNote.js';
import { Grid, Page, Stack } from '../../primitives/Layout/Layout.js';
import { Note } from '../../primitives/Note/Note.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { useFormat } from '../../provider/useFormat.js';
import { type BotLock, lockOf } from '../../rules/botAmount.js';
import { countActiveBots } from '../../rules/investments.js';
import { BotCardSkeletons } from './BotCardSkeletons.js';
import { botsScreenMessages } from './BotsScreen.messages.js';
import { BotStatistics } from './BotStatistics.js';
import { listedBots } from './listedBots.js';
import { SampleBotsNote } from './SampleBotsNote.js';

export interface BotsScreenProps {
  readonly bots: Loadable<readonly Bot[]>;
  /** Given when not all of them could be read. */
  readonly partial?: PartialList | undefined;
  /** USD, free to put into a bot. `derived` when it was lowered on this device and not yet confirmed. */
  readonly balance: Sourced<Decimal>;
  /** The person's own: counts the active ones, and says where an empty balance is at work. */
  readonly investments: Loadable<readonly Investment[]>;
  /** Given when not all of those could be read. */
  readonly partialInvestments?: PartialList | undefined;
  readonly statistics: Statistics;
  /** How far starting a bot has come. `succeeded` closes the dialog and keeps further starts off until the host leads on. */
  readonly submission: Submission;
  /** Checked: an amount within the bot's minimum and the balance. */
  readonly onStartBot: (order: { readonly bot: Bot; readonly configuration: BotConfiguration }) => void;
  /** A locked bot was pressed; the notice about it is told before. The host leads to the deposit after 1.5 s. */
  readonly onRequireDeposit: () => void;
  readonly onNotify: (notice: Notice) => void;
  /** Reads the bots on offer again. */
  readonly onRetry: () => void;
  /** What was typed before, given back after signing in again: the amount a dialog begins with. */
  readonly initialDraft?: { readonly amount: string } | undefined;
  /** Reads the running bots and the balance again after a lost answer. */
  readonly onReadAgain: () => void;
  /** The person decided to start another bot although an earlier start may have arrived. */
  readonly onUnlock: () => void;
}

/** The bots there are, what they need, and the way to start one (spec section 2). */
export function BotsScreen(props: BotsScreenProps) {
  const { bots, partial, balance, investments, partialInvestments, statistics, submission } = props;
  const { onStartBot, onRequireDeposit, onNotify, onRetry, onReadAgain, onUnlock, initialDraft } = props;
  const t = useMessages(botsScreenMessages);
  const { usd } = useFormat();
  const [opened, setOpened] = useState<{ readonly bot: Sourced<Bot>; readonly at: Submission | null } | null>(null);
  // Forgotten, not only hidden: a host that goes back to idle would otherwise open the dialog again.
  if (opened && submission.status === 'succeeded') setOpened(null);
  // Whatever comes after this attempt belongs to it, also where the host hands the same failure twice.
  if (opened?.at && submission.status === 'sending') setOpened({ ...opened, at: null });

  const choose = ({ bot, lock }: { readonly bot: Sourced<Bot>; readonly lock: BotLock }) => {
    // The focus is back on the card then: one press of Enter too many would begin a second start.
    if (submission.status === 'succeeded') return undefined;
    if (lock === 'unlocked') return setOpened({ bot, at: submission });
    const limits = { minimum: minimum(bot.value.minDeposit), balance: usd(balance.value) };
    onNotify(
      lock === 'noDeposit'
        ? { tone: 'negative', title: t('depositRequiredTitle'), description: t('depositRequired') }
        : { tone: 'negative', title: t('insufficientTitle'), description: t('insufficient', limits) },
    );
    onRequireDeposit();
  };

  // A failure from before the dialog was opened belongs to another attempt.
  const isPast = submission === opened?.at && submission.status === 'failed';
  const listed = listedBots(bots);
  // What is known of the opened bot now: it may have gone into maintenance since.
  const openedBot = opened && (listed.bots.find(({ value }) => value.id === opened.bot.value.id) ?? opened.bot);
  const hasSamples = listed.bots[0]?.provenance === 'sample';
  const hasBalance = isPositive(balance.value);
  return (
    <Page>
      <PageHead
        title={t('title')}
        actions={
          !hasBalance && (
            <span>
              <Tag tone="warning" mark={<Lock aria-hidden="true" />}>
                {t('depositRequiredBadge')}
              </Tag>
            </span>
          )
        }
      >
        <p>{t('lead')}</p>
      </PageHead>
      <RiskNote />
      {submission.status === 'uncertain' && !opened && (
        <UncertainNote submission={submission} kind="bot" onReadAgain={onReadAgain} onUnlock={onUnlock} />
      )}
      {!hasBalance && countActiveBots(investments.data ?? []) > 0 && (
        <Note>
          <p>{t('fundsInBots')}</p>
          <ButtonLink to="activeBots" kind="line">
            {t('seeActiveBots')}
          </ButtonLink>
        </Note>
      )}
      {hasSamples && listed.lack !== null && <SampleBotsNote lack={listed.lack} onRetry={onRetry} />}
      {!hasSamples && bots.status === 'failed' && <FailureNote failure={bots.failure} keepsData onRetry={onRetry} />}
      {partial && <PartialListNotice list={partial} of="choices" onRetry={onRetry} />}
      <BotStatistics
        bots={bots}
        partialBots={partial}
        investments={investments}
        partialInvestments={partialInvestments}
        statistics={statistics}
        hasBalance={hasBalance}
      />
      <Stack as="section" data-gap="3" aria-labelledby="bots-heading" aria-busy={bots.status === 'loading'}>
        <h2 id="bots-heading">{t('bots')}</h2>
        {listed.bots.length === 0 ? (
          <BotCardSkeletons />
        ) : (
          <Grid data-columns="3">
            {listed.bots.map((bot) => (
              <BotCard key={bot.value.id} bot={bot} lock={lockOf(bot.value, balance.value)} onChooseBot={choose} />
            ))}
          </Grid>
        )}
      </Stack>
      {openedBot && submission.status !== 'succeeded' && (
        <BotConfigDialog
          bot={openedBot}
          balance={balance}
          submission={isPast ? IDLE : submission}
          initialDraft={initialDraft}
          onStartBot={onStartBot}
          onReadAgain={onReadAgain}
          onUnlock={onUnlock}
          onClose={() => setOpened(null)}
        />
      )}
    </Page>
  );
}
