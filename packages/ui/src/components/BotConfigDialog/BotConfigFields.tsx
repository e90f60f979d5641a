'use client';

import { useMessages } from '../../messages/useMessages.js';
import { type Bot, type BotConfiguration, expectedReturns, riskLevels, strategies } from '../../model/Bot.js';
import { botSettingList } from '../../model/botSettings.js';
import { type Decimal, isPositive, subtract } from '../../money/decimal.js';
import { OptionCards } from '../../primitives/Choice/OptionCards.js';
import { Segmented } from '../../primitives/Choice/Segmented.js';
import { AmountField } from '../../primitives/Field/AmountField.js';
import type { RevealedAmount } from '../../primitives/Field/useRevealedAmount.js';
import type { FormHandle } from '../../primitives/Form/useForm.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Slider } from '../../primitives/Slider/Slider.js';
import { useFormat } from '../../provider/useFormat.js';
import { useLimits } from '../../provider/useLimits.js';
import { USD_PLACES } from '../../rules/withdrawal.js';
import { BalanceShares } from '../BalanceShares/BalanceShares.js';
import { botConfigDialogMessages } from './BotConfigDialog.messages.js';
import * as S from './BotConfigDialog.styles.js';
import type { BotDraft } from './botDraft.js';

export interface BotConfigFieldsProps {
  readonly bot: Bot;
  /** USD, the largest amount to invest; `null` when it is not known. */
  readonly balance: Decimal | null;
  readonly form: FormHandle<BotDraft, BotConfiguration>;
  /** The configuration of the draft; `null` while its amount is outside the limits. */
  readonly configuration: BotConfiguration | null;
  readonly amountId: string;
  /** What the stop loss may cost, formatted; `null` while the amount is outside the limits. */
  readonly loss: string | null;
  readonly revealed: RevealedAmount;
  /** An earlier start may have taken of the balance: nothing is said about the rest of it. */
  readonly isWaiting: boolean;
}

const riskKeys = { Low: 'low', Medium: 'medium', High: 'high' } as const;

/** All the fields of a bot's configuration. */
export function BotConfigFields(props: BotConfigFieldsProps) {
  const { bot, balance, form, configuration, amountId, loss, revealed, isWaiting } = props;
  const t = useMessages(botConfigDialogMessages);
  const format = useFormat();
  const { botSettings } = useLimits();
  const minimum = format.minimum(bot.minDeposit);
  const limits = balance && { minimum, balance: format.usd(balance) };
  const problem = limits ? t('amountProblem', limits) : t('amountTooLow', { minimum });
  const getText = (value: number, isPercent: boolean) => (isPercent ? format.wholePercent(value) : format.count(value));
  const sliders = botSettingList.map(([name, { unit, marks }]) => {
    const { min, max } = botSettings[name];
    const between = marks.filter((at) => at > min && at < max);
    return { name, min, max, isPercent: unit === '%', marks: [min, ...between, max] };
  });
  const { values: draft, change } = form;
  const amount = form.field('amount', configuration === null ? problem : null);
  const rest = !isWaiting && balance && configuration ? subtract(balance, configuration.amount) : null;
  return (
    <S.Columns>
      <div>
        <Stack gap={2}>
          <AmountField
            id={amountId}
            label={t('amount')}
            limit={limits ? t('amountLimit', limits) : t('amountMinimum', { minimum })}
            sign="$"
            unit={t('amountUnit')}
            places={USD_PLACES}
            min={bot.minDeposit ?? undefined}
            max={balance ?? undefined}
            name="amount"
            revealed={revealed}
            {...amount}
            hint={rest && (isPositive(rest) ? t('leftAfter', { rest: format.usd(rest) }) : t('wholeBalance'))}
          />
          {balance && (
            <BalanceShares
              balance={balance}
              minimum={bot.minDeposit}
              value={amount.value}
              onValueChange={amount.onValueChange}
            />
          )}
        </Stack>
        <Stack gap={2}>
          <OptionCards
            label={t('strategy')}
            columns={3}
            detailSize="body"
            value={draft.strategy}
            options={strategies.map((value) => ({
              value,
              title: t(value),
              detail: format.percentRange(...expectedReturns[value]),
            }))}
            onValueChange={(strategy) => change({ strategy })}
          />
          <p>{t('expectedReturns')}</p>
        </Stack>
      </div>
      <div>
        <Segmented
          label={t('riskLevel')}
          remark={t('riskLevelRemark')}
          value={draft.riskLevel}
          options={riskLevels.map((value) => ({ value, label: t(riskKeys[value]) }))}
          onValueChange={(riskLevel) => change({ riskLevel })}
        />
        {sliders.map(({ name, min, max, isPercent, marks }) => (
          <Slider
            key={name}
            min={min}
            max={max}
            label={t(name)}
            major={5}
            // Only the ends show the unit.
            labels={marks.map((at) => ({ at, text: getText(at, isPercent && (at === min || at === max)) }))}
            value={draft[name]}
            valueText={getText(draft[name], isPercent)}
            meaning={
              name === 'stopLoss' && loss ? t('atRisk', { stopLoss: getText(draft[name], true), loss }) : undefined
            }
            onValueChange={(value) => change({ [name]: value })}
          />
        ))}
      </div>
    </S.Columns>
  );
}
