'use client';

import { useEffect, useState } from 'react';
import { Amount } from '../Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { BotConfiguration } from '../../model/Bot.js';
import { type Decimal, subtract } from '../../money/decimal.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { useFormat } from '../../provider/useFormat.js';
import { botConfigDialogMessages } from './BotConfigDialog.messages.js';
import * as S from './BotConfigDialog.styles.js';

/** How long the button takes nothing once it is shown (ms): whoever clicks Start Bot twice has not read the question. */
const READING_MS = 500;

export interface BotConfirmationProps {
  readonly configuration: BotConfiguration;
  /** Whether its amount may be read although balances are hidden: the person has typed it. */
  readonly isAmountShown: boolean;
  /** USD. */
  readonly balance: Decimal;
  readonly isSending: boolean;
  readonly onInvest: () => void;
}

/** What is about to be invested, and the button that does it. */
export function BotConfirmation({ configuration, isAmountShown, balance, isSending, onInvest }: BotConfirmationProps) {
  const t = useMessages(botConfigDialogMessages);
  const { usd, wholePercent, count } = useFormat();
  const ofAmount = useFormat(isAmountShown ? 'public' : 'own');
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), READING_MS);
    return () => clearTimeout(timer);
  }, []);
  const { amount, strategy, stopLoss, takeProfit, maxTrades } = configuration;
  const rows: readonly (readonly [name: string, value: string])[] = [
    [t('amount'), ofAmount.usd(amount)],
    [t('strategy'), t(strategy)],
    [`${t('stopLoss')} · ${t('takeProfit')}`, `${wholePercent(stopLoss)} · ${wholePercent(takeProfit)}`],
    [t('maxTrades'), count(maxTrades)],
    [t('balanceAfter'), usd(subtract(balance, amount))],
  ];
  return (
    <>
      <S.Summary>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount>{value}</Amount>
            </dd>
          </div>
        ))}
      </S.Summary>
      <Stack gap={3}>
        <S.Binding>{t('onlyOperator')}</S.Binding>
        <SendButton
          variant="primary"
          size="large"
          isWide
          isBusy={isSending}
          disabled={!isReady}
          onClick={() => onInvest()}
        >
          {isSending ? t('starting') : t('invest', { amount: ofAmount.usd(amount) })}
        </SendButton>
      </Stack>
    </>
  );
}
