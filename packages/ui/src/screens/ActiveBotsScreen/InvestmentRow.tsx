'use client';

import { memo } from 'react';
import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { toText } from '../../money/plainDecimal.js';
import { itemAttributes, type RowPlace } from '../../primitives/LongList/rows.js';
import { Tag } from '../../primitives/Tag/Tag.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useFormat } from '../../provider/useFormat.js';
import { findFirstLog } from '../../rules/investmentOrder.js';
import { ChangeMark } from './ChangeMark.js';
import { PercentDelta } from '../../components/Delta/PercentDelta.js';
import { UsdDelta } from '../../components/Delta/UsdDelta.js';
import { EquityLine } from '../../components/EquityLine/EquityLine.js';
import { ExchangeIcon } from '../../components/ExchangeIcon/ExchangeIcon.js';
import { RiskLevelMark } from '../../components/RiskLevelMark/RiskLevelMark.js';
import { useServerWord } from '../../components/ServerWord/useServerWord.js';
import { StatusTag } from '../../components/StatusTag/StatusTag.js';
import { investmentRowMessages } from './ActiveBotsScreen.messages.js';
import * as S from './InvestmentRow.styles.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `InvestmentRow`. */
export interface InvestmentRowProps extends ElementProps<HTMLLIElement> {
  /** One of the person's own. */
  readonly investment: Investment;
  /** It has ended, and how it was configured is known: a link starts it again. Default: false. */
  readonly canStartAgain?: boolean | undefined;
  /** Where it is in a long list, of which only some rows are in the document. */
  readonly place?: RowPlace | undefined;
}

/** One investment in a list: its bot, its course and its four figures. */
export const InvestmentRow = memo(function InvestmentRow({
  investment,
  canStartAgain,
  place,
  ...rest
}: InvestmentRowProps) {
  const t = useMessages(investmentRowMessages);
  const { usd, shortDay } = useFormat();
  const getWord = useServerWord();
  const { bot, status, initialAmount, currentAmount, totalReturn, totalReturnPercentage } = investment;
  const first = findFirstLog(investment);
  const day = first === null ? null : shortDay(first.date);
  return (
    <S.Root {...rest} {...itemAttributes(place)}>
      <ExchangeIcon exchange={bot?.exchange ?? ''} />
      <h3>
        <PlaceLink to="activeBots" investment={investment.id}>
          {bot?.name || t('unknownBot')}
        </PlaceLink>
      </h3>
      <p>
        <span>{bot?.exchange || t('unknownExchange')}</span>{' '}
        {day !== null && <span className="ep-since">{t('since', { day })}</span>}
        {canStartAgain && (
          <PlaceLink to="bots" again={investment.id} className="ep-again">
            {t('startAgain')}
          </PlaceLink>
        )}
      </p>
      <div className="ep-tags">
        <ChangeMark value={status}>
          <StatusTag status={status} of="investment" />
        </ChangeMark>
        {bot?.riskLevel && (
          <Tag mark={<RiskLevelMark level={bot.riskLevel} />}>
            <span className="ep-risk">{t('risk', { level: getWord(bot.riskLevel) })}</span>
            <span className="ep-level" aria-hidden="true">
              {getWord(bot.riskLevel)}
            </span>
          </Tag>
        )}
      </div>
      {/* Columns have it under a name of their own. */}
      <span className="ep-day">{day ?? '—'}</span>
      <div className="ep-course">
        <EquityLine investment={investment} />
      </div>
      <dl>
        <div className="ep-initial">
          <dt>{t('initial')}</dt>
          <dd>
            <Amount>{usd(initialAmount)}</Amount>
          </dd>
        </div>
        <div className="ep-current">
          <dt>{t('current')}</dt>
          <ChangeMark as="dd" value={toText(currentAmount)}>
            <Amount>{usd(currentAmount)}</Amount>
          </ChangeMark>
        </div>
        <div className="ep-return">
          <dt>{t('return')}</dt>
          <ChangeMark as="dd" value={toText(totalReturn)}>
            <UsdDelta value={totalReturn} />
          </ChangeMark>
        </div>
        <div className="ep-percent">
          <dt>{t('returnPercent')}</dt>
          <ChangeMark as="dd" value={totalReturnPercentage === null ? '' : toText(totalReturnPercentage)}>
            <PercentDelta value={totalReturnPercentage} />
          </ChangeMark>
        </div>
      </dl>
    </S.Root>
  );
});
