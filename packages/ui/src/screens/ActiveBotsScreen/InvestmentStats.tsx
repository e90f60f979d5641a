'use client';

import { Info } from 'lucide-react';
import { styled } from 'styled-components';
import { Amount } from '../../components/Amount/Amount.js';
import { ChangeMark } from './ChangeMark.js';
import { StatStrip } from '../../components/StatStrip/StatStrip.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { live } from '../../model/Provenance.js';
import { toText } from '../../money/plainDecimal.js';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.js';
import { Label } from '../../primitives/Text/Text.js';
import { rem } from '../../primitives/rem.js';
import { useFormat } from '../../provider/useFormat.js';
import { type InvestmentSummary, summarizeInvestments } from '../../rules/investments.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';

const Mark = styled.span`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ep-s2);
  font-size: var(--ep-size-small);
  line-height: var(--ep-lh-small);
  color: var(--ep-text-soft);
  & > svg { width: .875rem; height: .875rem; margin-top: 3px; color: var(--ep-warning); }
`;

export interface InvestmentStatsProps {
  /** `undefined` before they are known: skeletons, or dashes when the load failed, are shown. */
  readonly investments: readonly Investment[] | undefined;
  /** Only part of them could be read: each figure then says how many it covers. */
  readonly isPartial: boolean;
  readonly hasFailed: boolean;
}

/** The four summary cards. */
export function InvestmentStats({ investments, isPartial, hasFailed }: InvestmentStatsProps) {
  const t = useMessages(activeBotsScreenMessages);
  const { usd, usdChange, percentChange, count } = useFormat();
  const summary = investments && summarizeInvestments(investments);
  const nothing = hasFailed ? '—' : <Skeleton style={{ width: rem(6), height: rem(1.5) }} />;
  const figure = (draw: (summary: InvestmentSummary) => string, compared: (summary: InvestmentSummary) => string) =>
    live(
      // Partial lists may differ in what they cover.
      <ChangeMark value={summary && !isPartial ? compared(summary) : undefined}>
        {summary ? <Amount>{draw(summary)}</Amount> : nothing}
      </ChangeMark>,
    );
  const others = summary && [
    summary.paused > 0 && t('paused', { count: count(summary.paused) }),
    summary.stopped > 0 && t('stopped', { count: count(summary.stopped) }),
  ];
  const coverage = () => {
    if (!isPartial || summary === undefined) return {};
    return { definition: t('coverage', { count: summary.total }) };
  };
  const othersText = others?.filter(Boolean).join(' · ');
  return (
    <StatStrip
      label={t('summary')}
      stats={[
        {
          label: t('activeBots'),
          figure: figure(
            ({ active }) => count(active),
            ({ active }) => String(active),
          ),
          detail: othersText && <Label>{othersText}</Label>,
          ...coverage(),
        },
        {
          label: t('totalInvested'),
          figure: figure(
            ({ invested }) => usd(invested),
            ({ invested }) => toText(invested),
          ),
          ...coverage(),
        },
        {
          label: t('currentValue'),
          figure: figure(
            ({ currentValue }) => usd(currentValue),
            ({ currentValue }) => toText(currentValue),
          ),
          ...coverage(),
        },
        {
          label: t('totalReturn'),
          figure: figure(
            ({ totalReturn }) => usdChange(totalReturn),
            ({ totalReturn }) => toText(totalReturn),
          ),
          ...coverage(),
          detail: summary && (
            <>
              {summary.returnInPercent && <Label>{percentChange(summary.returnInPercent)}</Label>}
              {summary.differingReturn && (
                <Mark>
                  <Info className="ep-icon" aria-hidden="true" />
                  {t('differs', { difference: usdChange(summary.differingReturn) })}
                </Mark>
              )}
            </>
          ),
        },
      ]}
    />
  );
}
