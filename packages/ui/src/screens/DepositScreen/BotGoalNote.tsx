'use client';

import { BalanceBadge } from '../../components/BalanceBadge/BalanceBadge.js';
import { useMessages } from '../../messages/useMessages.js';
import type { DepositGoal } from '../../model/DepositGoal.js';
import { ButtonLink } from '../../primitives/Button/ButtonLink.js';
import { Note } from '../../primitives/Note/Note.js';
import { useFormat } from '../../provider/useFormat.js';
import { findShortfall } from '../../rules/shortfall.js';
import { botGoalNoteMessages } from './DepositScreen.messages.js';

export interface BotGoalNoteProps {
  readonly goal: DepositGoal;
  /** An amount that is enough can be worked out. */
  readonly hasAmount: boolean;
  /** The bot the person came from. */
  readonly bot: NonNullable<DepositGoal['bot']>;
}

/** What the chosen bot still needs; once that is there, the way back to it. */
export function BotGoalNote({ goal, hasAmount, bot }: BotGoalNoteProps) {
  const t = useMessages(botGoalNoteMessages);
  const { usd } = useFormat();
  const missing = findShortfall(goal.minimum, goal.balance.value);
  const { name } = bot;
  if (missing === null) {
    return (
      <Note tone="accent" title={t('enough', { bot: name })} announces="polite">
        <ButtonLink to="bots" bot={bot.id} variant="line">
          {t('configure')}
        </ButtonLink>
      </Note>
    );
  }
  return (
    <Note title={t('needs', { bot: name, missing: usd(missing) })}>
      <p>
        {hasAmount && t('margin')} <BalanceBadge balance={goal.balance} />
      </p>
    </Note>
  );
}
