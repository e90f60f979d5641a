'use client';

import type { Bot } from '../../model/Bot.js';
import type { Sourced } from '../../model/Provenance.js';
import { useFormat } from '../../provider/useFormat.js';
import { findBotFigure } from '../AboutFigures/findBotFigure.js';
import { BalanceBadge } from '../BalanceBadge/BalanceBadge.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { useSupportMessages } from '../SupportLink/useSupportMessages.js';
import type { BotConfigDialogProps } from './BotConfigDialog.js';
import { botConfigDialogMessages } from './BotConfigDialog.messages.js';
import * as S from './BotConfigDialog.styles.js';

export interface BotSummaryProps {
  readonly bot: Sourced<Bot>;
  readonly balance: BotConfigDialogProps['balance'];
}

/** The bot's exchange, its badge unless it is live, and the balance. */
export function BotSummary({ bot: { value: bot, provenance }, balance }: BotSummaryProps) {
  const t = useSupportMessages(botConfigDialogMessages);
  const { usd } = useFormat();
  const isLive = provenance === 'live';
  return (
    <S.Description>
      {bot.exchange} {isLive ? '·' : <ProvenanceBadge provenance={provenance} figure={findBotFigure(provenance)} />}{' '}
      {t('available', { balance: balance ? usd(balance.value) : t('unknown') })}{' '}
      {balance && <BalanceBadge balance={balance} />}
    </S.Description>
  );
}
