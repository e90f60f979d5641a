import { expectedReturns, strategies } from '../../model/Bot.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import { sampleStatistics } from '../../samples/sampleStatistics.js';
import { useFormat } from '../../provider/useFormat.js';
import type { FigureId } from './figures.js';

/** The values of the figures that are fixed and bundled with this software. */
export function useShownValues(): Partial<Record<FigureId, string>> {
  const { count, usd, percentRange } = useFormat('public');
  const { totalUsers, totalProfit } = sampleStatistics.value;
  return {
    statistics: [count(totalUsers), usd(totalProfit)].join(' · '),
    availableBotsRule: count(fallbackBots.length),
    expectedReturns: strategies.map((strategy) => percentRange(...expectedReturns[strategy])).join(' · '),
  };
}
