'use client';

import { useId, useMemo } from 'react';
import { Claim } from '../../components/Claim/Claim.js';
import { ResultsCard } from '../../components/ResultsCard/ResultsCard.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Bot, BotConfiguration } from '../../model/Bot.js';
import type { HeldClose } from '../../model/HeldClose.js';
import type { Investment } from '../../model/Investment.js';
import { Card, CardHead } from '../../primitives/Card/Card.js';
import { Stack } from '../../primitives/Layout/Layout.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { compareWithHolding, dropDaysAfterEnd, findFirstHeldDay } from '../../rules/holding.js';
import { hasEnded } from '../../rules/investments.js';
import { measureReturn } from '../../rules/measuredReturn.js';
import { findLargestFall, type Results } from '../../rules/results.js';
import { toDayKey } from '../../format/dayKey.js';
import { HoldingNote } from './HoldingNote.js';
import { HoldingStrip } from './HoldingStrip.js';
import { ConfigurationCard, FallCard, MeaningCard } from './InvestmentFacts.js';
import { investmentDetailsMessages } from './InvestmentDetails.messages.js';
import * as S from './InvestmentPage.styles.js';
import { Logs } from './Logs.js';

/** How many results are listed at first. */
const LATEST = 8;

const NO_CLOSES: readonly HeldClose[] = [];

export interface InvestmentDetailsProps {
  readonly investment: Investment;
  /** The name of the investment. */
  readonly label: string;
  /** All of the person's, for what a bot has returned in all of them. */
  readonly investments: readonly Investment[];
  /** The return that is reported of its bot (percent a month); `null` when none is. */
  readonly reported: Bot['monthlyReturn'];
  readonly settings: Omit<BotConfiguration, 'amount'> | undefined;
  readonly closes: readonly HeldClose[] | undefined;
  /** Ms since the epoch. */
  readonly now: number;
}

/** Everything about an investment below its figures: its course, what was claimed, and all of its results. */
export function InvestmentDetails(props: InvestmentDetailsProps) {
  const { investment, label, investments, reported, settings, closes = NO_CLOSES, now } = props;
  const t = useMessages(investmentDetailsMessages);
  const format = useFormat();
  const { timeZone } = useUi();
  const [claimId, resultsId] = [useId(), useId()];
  const today = toDayKey(now, timeZone);
  const { bot, initialAmount, growthLogs } = investment;
  const alone = useMemo(() => [investment], [investment]);
  const measured = useMemo(
    () => (bot === null ? null : measureReturn(investments, bot, { today, timeZone })),
    [investments, bot, today, timeZone],
  );
  const fall = useMemo(() => findLargestFall(investment, timeZone), [investment, timeZone]);
  const from = useMemo(() => findFirstHeldDay(closes, timeZone), [closes, timeZone]);
  const compare = (results: Results) => {
    const days = dropDaysAfterEnd(results.days, hasEnded(investment));
    const holding = compareWithHolding(days, closes, initialAmount, timeZone);
    const last = days.at(-1)?.day;
    return {
      strip: holding && <HoldingStrip holding={holding} count={results.days.length} />,
      note: last !== undefined && (
        <HoldingNote holding={holding} from={from} isLater={from === today && last === today} />
      ),
    };
  };
  return (
    <S.Columns>
      <ResultsCard investments={alone} now={now} firstPeriod={30} compare={compare} />
      <Stack gap={6}>
        {bot !== null && (
          <Card aria-labelledby={claimId}>
            <Stack gap={3}>
              <h2 id={claimId}>{t('claim')}</h2>
              <Claim reported={reported} measured={measured} />
              {measured?.status === 'measured' && (
                <S.Small>
                  {t('claimResult', {
                    result: format.usdChange(measured.result),
                    invested: format.usd(measured.invested),
                  })}
                </S.Small>
              )}
            </Stack>
          </Card>
        )}
        {growthLogs.length > 0 && <FallCard fall={fall} />}
        <MeaningCard status={investment.status} />
        {settings && <ConfigurationCard settings={settings} />}
      </Stack>
      <Card isFlush aria-labelledby={resultsId}>
        <CardHead>
          <h2 id={resultsId}>
            {growthLogs.length === 0 ? t('noResults') : t('results', { count: growthLogs.length })}
          </h2>
          {growthLogs.length > 1 && <Label>{t('newestFirst')}</Label>}
        </CardHead>
        <Logs investment={investment} label={label} latest={LATEST} hasValues />
      </Card>
    </S.Columns>
  );
}
