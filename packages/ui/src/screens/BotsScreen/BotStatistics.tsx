'use client';

import { styled } from 'styled-components';
import type { FigureId } from '../../components/AboutFigures/figures.js';
import type { PartialList } from '../../components/PartialListNotice/PartialListNotice.js';
import { type Stat, StatStrip } from '../../components/StatStrip/StatStrip.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Bot } from '../../model/Bot.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import type { Investment } from '../../model/Investment.js';
import type { Loadable } from '../../model/Loadable.js';
import { live, type Sourced, sample } from '../../model/Provenance.js';
import type { Statistics } from '../../model/Statistics.js';
import { Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { countActiveBots } from '../../rules/investments.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

/** On phones the bots come first. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ep-s2);
  @container ep-column (width < 28rem) { order: 1; }
`;

export interface BotStatisticsProps {
  readonly bots: Loadable<readonly Bot[]>;
  readonly partialBots: PartialList | undefined;
  readonly investments: Loadable<readonly Investment[]>;
  readonly partialInvestments: PartialList | undefined;
  readonly statistics: Statistics;
  /**
   * Whether the balance is above zero: decides the sample figure while active bots are unknown. `null` when that is not
   * known, and then there is no figure.
   */
  readonly hasBalance: boolean | null;
}

/** A count from a list; cached when rereading the list failed. */
function countItems<T>(list: Loadable<readonly T[]>, count: (items: readonly T[]) => number): Sourced<number> | null {
  if (list.data === undefined) return null;
  const value = count(list.data);
  return list.status === 'failed' ? { value, provenance: 'cached', asOf: list.readAt } : live(value);
}

/** Whether records are missing, and not only entries within them. */
function isShort(partial: PartialList | undefined): boolean {
  return partial !== undefined && (partial.total !== partial.shown || partial.unreadable === 0);
}

/** Four figures: two counted from lists, two that cannot be measured on this device. */
export function BotStatistics(props: BotStatisticsProps) {
  const { bots, partialBots, investments, partialInvestments, statistics, hasBalance } = props;
  const t = useMessages(botsScreenMessages);
  const { usd, count, longDay } = useFormat('public');
  const report = statistics.provenance === 'operator' ? statistics : null;
  const hasBots = bots.data !== undefined && bots.data.length > 0;
  const available = (hasBots && countItems(bots, ({ length }) => length)) || sample(fallbackBots.length);
  const activeByRule = hasBalance === null ? null : sample(hasBalance ? 1 : 0);
  const active = countItems(investments, countActiveBots) ?? activeByRule;
  const samples = { badgeText: t('sampleFigures'), badgeExplanation: t('sampleFiguresExplanation') };
  const counted = (
    label: string,
    figure: Sourced<number> | null,
    partial: PartialList | undefined,
    rule: FigureId,
  ): Stat => {
    if (figure === null) return { label, figure: live(t('unknown')) };
    const isSample = figure.provenance === 'sample';
    return {
      label,
      figure: { ...figure, value: count(figure.value) },
      badgeFigure: isSample ? rule : 'savedCounts',
      ...(isSample ? samples : isShort(partial) && { definition: t('atLeast') }),
    };
  };
  const given = (label: string, figure: string): Stat => ({
    label,
    figure: { value: figure, provenance: statistics.provenance },
    badgeFigure: report ? 'operatorStatistics' : 'statistics',
    ...(report
      ? { badgeText: t('operatorFigures', { operator: report.operator, day: longDay(report.asOf) }) }
      : samples),
  });
  return (
    <Place>
      <StatStrip
        label={t('statistics')}
        stats={[
          counted(t('availableBots'), available, partialBots, 'availableBotsRule'),
          counted(t('activeBots'), active, partialInvestments, 'activeBotsRule'),
          given(t('totalUsers'), count(statistics.value.totalUsers)),
          given(t('totalProfit'), usd(statistics.value.totalProfit)),
        ]}
      />
      {report && (
        <Text size="small" tone="soft">
          {t('operatorMethod', { operator: report.operator, method: report.method })}
        </Text>
      )}
    </Place>
  );
}
