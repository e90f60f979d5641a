'use client';

import { StatStrip } from '../../components/StatStrip/StatStrip.js';
import { useMessages } from '../../messages/useMessages.js';
import { sample } from '../../model/Provenance.js';
import type { Statistics } from '../../model/Statistics.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Text } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { botsScreenMessages } from './BotsScreen.messages.js';

export interface BotStatisticsProps {
  readonly statistics: Statistics;
  /** Whether the person ever deposited, as far as the balance tells (G-53). */
  readonly hasDeposit: boolean;
}

/** The four figures of the specification, none of them measured here (H-04, H-05). */
export function BotStatistics({ statistics, hasDeposit }: BotStatisticsProps) {
  const t = useMessages(botsScreenMessages);
  const { usd, count, longDay } = useFormat();
  const { value, provenance } = statistics;
  const report = statistics.provenance === 'operator' ? statistics : null;
  const badgeText = report
    ? t('operatorFigures', { operator: report.operator, day: longDay(report.asOf) })
    : t('sampleFigures');
  const stat = (label: string, figure: string) => ({ label, figure: { value: figure, provenance }, badgeText });
  return (
    <Stack data-gap="2">
      <StatStrip
        label={t('statistics')}
        isTitled
        badgeText={badgeText}
        badgeExplanation={report ? undefined : t('sampleFiguresExplanation')}
        stats={[
          stat(t('availableBots'), count(value.availableBots)),
          // A rule, not a count: one when there is a balance (section 9). Nobody reports it, so it stays a sample.
          { label: t('activeBots'), figure: sample(count(hasDeposit ? 1 : 0)), badgeText: t('sampleFigures') },
          stat(t('totalUsers'), count(value.totalUsers)),
          stat(t('totalProfit'), usd(value.totalProfit)),
        ]}
      />
      {report && (
        <Text data-size="small" data-tone="soft">
          {t('operatorMethod', { operator: report.operator, method: report.method })}
        </Text>
      )}
    </Stack>
  );
}
