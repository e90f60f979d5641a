'use client';

import { useMemo } from 'react';
import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import type { Holding } from '../../rules/holding.js';
import { HEIGHT, holdingGeometry, WIDTH } from './holdingGeometry.js';
import { investmentDetailsMessages } from './InvestmentDetails.messages.js';
import * as S from './InvestmentPage.styles.js';

export interface HoldingStripProps {
  readonly holding: Holding;
  /** How many days the lines above and below have. */
  readonly count: number;
}

/**
 * The results and holding ETH in percent, on one scale: in dollars an ordinary month of ETH would flatten the bot's line.
 * While balances are hidden it is dots, as the lines above and below: its shape is theirs.
 */
export function HoldingStrip({ holding, count }: HoldingStripProps) {
  const t = useMessages(investmentDetailsMessages);
  const { percentChange, shortDay } = useFormat();
  const { areBalancesHidden } = useUi();
  const geometry = useMemo(() => holdingGeometry(holding, count), [holding, count]);
  const [first] = holding.days;
  const { last } = holding;
  const label = t('stripPicture', {
    first: shortDay({ kind: 'date', iso: first.day }),
    last: shortDay({ kind: 'date', iso: last.day }),
    bot: percentChange(last.bot, 1),
    eth: percentChange(last.eth, 1),
  });
  return (
    <>
      <S.Legend aria-hidden="true">
        {t('strip')}
        <span>
          <i />
          {t('thisBot')}
        </span>
        <span>
          <i />
          {t('eth')}
        </span>
      </S.Legend>
      <S.Lines data-strip>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {areBalancesHidden ? (
            <path className="ep-hidden" d={`M0 ${HEIGHT / 2}H${WIDTH}`} />
          ) : (
            <>
              <path className="ep-zero" d={`M0 ${geometry.zero}H${WIDTH}`} />
              <path className="ep-eth" d={geometry.eth} />
              <path className="ep-line" d={geometry.bot} />
            </>
          )}
        </svg>
        {!areBalancesHidden && (
          <>
            <span className="ep-axis" data-own aria-hidden="true" style={{ top: `${geometry.botLabel}%` }}>
              {percentChange(last.bot, 1)}
            </span>
            <span className="ep-axis" aria-hidden="true" style={{ top: `${geometry.ethLabel}%` }}>
              {percentChange(last.eth, 1)}
            </span>
          </>
        )}
      </S.Lines>
    </>
  );
}
