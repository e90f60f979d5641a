'use client';

import { FigureMeanings } from '../../components/FigureMeanings/FigureMeanings.js';
import { useSupportMessages } from '../../components/SupportLink/useSupportMessages.js';
import { activeBotsScreenMessages } from './ActiveBotsScreen.messages.js';
import { RecentActivity, type RecentActivityProps } from './RecentActivity.js';

/** The figures with an explanation, in screen order. */
const figures = [
  'activeBots',
  'totalInvested',
  'currentValue',
  'totalReturn',
  'initial',
  'current',
  'return',
  'returnPercent',
  'line',
] as const;

/** What stands below the investments: their latest results, and what the figures mean. */
export function BelowInvestments({ investments }: Pick<RecentActivityProps, 'investments'>) {
  const t = useSupportMessages(activeBotsScreenMessages);
  return (
    <>
      <RecentActivity investments={investments} />
      <FigureMeanings
        headingLevel={2}
        title={t('meanings')}
        figures={figures.map((name) => ({ name: t(name), meaning: t(`${name}Meaning`) }))}
      />
    </>
  );
}
