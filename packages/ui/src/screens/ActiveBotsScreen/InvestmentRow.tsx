'use client';

import { memo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { itemAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { useFormat } from '../../provider/useFormat.js';
import { toText } from '../../money/plainDecimal.js';
import { ChangeMark } from '../../components/ChangeMark/ChangeMark.js';
import { PercentDelta } from '../../components/Delta/PercentDelta.js';
import { UsdDelta } from '../../components/Delta/UsdDelta.js';
import { EquityLine } from '../../components/EquityLine/EquityLine.js';
import { ExchangeIcon } from '../../components/ExchangeIcon/ExchangeIcon.js';
import { RiskLevelMark } from '../../components/RiskLevelMark/RiskLevelMark.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { StatusTag } from '../../components/StatusTag/StatusTag.js';
import { investmentRowMessages } from './ActiveBotsScreen.messages.js';
import * as S from './InvestmentRow.styles.js';

/** The props of `InvestmentRow`. */
export interface InvestmentRowProps {
  /** One of the person's own. */
  readonly investment: Investment;
  /** Where it is in a long list, of which only some rows are in the document. */
  readonly place?: RowPlace | undefined;
}

/** One investment in a list: its bot, its course and its four figures. */
export const InvestmentRow = memo(function InvestmentRow({ investment, place }: InvestmentRowProps) {
  const t = useMessages(investmentRowMessages);
  const { usd } = useFormat();
  const wordOf = useServerWord();
  const { bot, status, initialAmount, currentAmount, totalReturn, totalReturnPercentage } = investment;
  return (
    <S.Root {...itemAttributes(place)}>
      <div className="ep-who">
        <ExchangeIcon exchange={bot?.exchange ?? ''} />
        <div>
          <h3>{bot?.name || t('unknownBot')}</h3>
          <span className="ep-exchange">{bot?.exchange || t('unknownExchange')}</span>
          <div className="ep-tags">
            <ChangeMark value={status}>
              <StatusTag status={status} of="investment" />
            </ChangeMark>
            {bot?.riskLevel && (
              <Tag mark={<RiskLevelMark level={bot.riskLevel} />}>{t('risk', { level: wordOf(bot.riskLevel) })}</Tag>
            )}
          </div>
        </div>
      </div>
      <EquityLine investment={investment} />
      <dl>
        <div>
          <dt>{t('initial')}</dt>
          <dd>{usd(initialAmount)}</dd>
        </div>
        <div>
          <dt>{t('current')}</dt>
          <dd>
            <ChangeMark value={toText(currentAmount)}>{usd(currentAmount)}</ChangeMark>
          </dd>
        </div>
        <div>
          <dt>{t('return')}</dt>
          <dd>
            <ChangeMark value={toText(totalReturn)}>
              <UsdDelta value={totalReturn} />
            </ChangeMark>
          </dd>
        </div>
        <div>
          <dt>{t('returnPercent')}</dt>
          <dd>
            <ChangeMark value={totalReturnPercentage === null ? '' : toText(totalReturnPercentage)}>
              <PercentDelta value={totalReturnPercentage} />
            </ChangeMark>
          </dd>
        </div>
      </dl>
    </S.Root>
  );
});
