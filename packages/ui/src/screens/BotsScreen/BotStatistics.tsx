'use client';

import { StatStrip } from '../../components/StatStrip/StatStrip.js';
import { useMessages } from '../../messages/useMessages.js';
import { sample, type Sourced } from '../../model/Provenance.js';
import type { PlatformStatistics } from '../../model/Statistics.js';
import { useFormat } from '../../provider/useFormat.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

export interface BotStatisticsProps {
  readonly statistics: Sourced<PlatformStatistics>;
  /** Whether the person ever deposited, as far as the balance tells (G-53). */
  readonly hasDeposit: boolean;
}

/** The four figures of the specification, none of them measured here (H-04, H-05). */
export function BotStatistics({ statistics: { value, provenance, asOf }, hasDeposit }: BotStatisticsProps) {
  const t = useMessages(botsScreenMessages);
  const { usd, count, longDay } = useFormat();
  const words = {
    sample: t('sampleFigures'),
    operator: asOf === undefined ? undefined : t('operatorFigures', { day: longDay(asOf) }),
  };
  const badgeText = provenance === 'sample' || provenance === 'operator' ? words[provenance] : undefined;
  const stat = (label: string, figure: string) => ({ label, figure: { value: figure, provenance }, badgeText });
  return (
    <StatStrip
      label={t('statistics')}
      isTitled
      badgeText={badgeText}
      badgeExplanation={provenance === 'sample' ? t('sampleFiguresExplanation') : undefined}
      stats={[
        stat(t('availableBots'), count(value.availableBots)),
        // A rule, not a count: one when there is a balance (section 9). Nobody reports it, so it stays a sample.
        { label: t('activeBots'), figure: sample(count(hasDeposit ? 1 : 0)), badgeText: words.sample },
        stat(t('totalUsers'), count(value.totalUsers)),
        stat(t('totalProfit'), usd(value.totalProfit)),
      ]}
    />
  );
}
