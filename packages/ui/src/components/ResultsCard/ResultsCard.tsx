'use client';

import { Table2 } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { Amount } from '../Amount/Amount.js';
import { toDayKey } from '../../format/dayKey.js';
import { useMessages } from '../../messages/useMessages.js';
import type { Investment } from '../../model/Investment.js';
import { IconButton } from '../../primitives/Button/IconButton.js';
import { Segmented } from '../../primitives/Choice/Segmented.js';
import { Empty } from '../../primitives/Empty/Empty.js';
import { useFormat } from '../../provider/useFormat.js';
import { useUi } from '../../provider/UiContext.js';
import { normalizeStatus } from '../../rules/botStatus.js';
import {
  findUnexplained,
  getResults,
  getResultSince,
  type ResultPeriod,
  resultPeriods,
  type Results,
} from '../../rules/results.js';
import { UsdDelta } from '../Delta/UsdDelta.js';
import { ResultPlots } from './ResultPlots.js';
import { resultsCardMessages } from './ResultsCard.messages.js';
import * as S from './ResultsCard.styles.js';
import { ResultTable } from './ResultTable.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `ResultsCard`. */
export interface ResultsCardProps extends ElementProps<HTMLDivElement> {
  /** Those whose results are added up, whatever their status. */
  readonly investments: readonly Investment[];
  /** Ms since the epoch: which day is today. */
  readonly now: number;
  /** When this person last looked, on this device (ms since the epoch): what came since is a figure of its own. */
  readonly lastVisit?: number | undefined;
  /** The period at first. Default: all. */
  readonly firstPeriod?: ResultPeriod | undefined;
  /**
   * For the page of one investment, which has figures and a table of its own: something to compare the line with, drawn
   * between line and bars, and a sentence about it. In place of the figures and the table below.
   */
  readonly compare?: ((results: Results) => { readonly strip: ReactNode; readonly note: ReactNode }) | undefined;
}

const periodKey = (period: ResultPeriod) => `${period}`;

/**
 * The results of investments added up over time, from zero: a line that jumps with each day's results, a bar for each
 * day, and what they come to. A slider over both reads each day, and a table lists them.
 */
export function ResultsCard({ investments, now, lastVisit, firstPeriod = 'all', compare, ...rest }: ResultsCardProps) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  const { timeZone } = useUi();
  const titleId = useId();
  const tableId = useId();
  const [period, setPeriod] = useState<ResultPeriod>(firstPeriod);
  const [cursor, setCursor] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const today = toDayKey(now, timeZone);
  const results = useMemo(
    () => getResults(investments, period, { today, timeZone }),
    [investments, period, today, timeZone],
  );
  const title = investments.length === 1 ? t('title') : t('titleAll');
  const shown = cursor === null ? undefined : results?.days[cursor];
  const compared = results === null ? undefined : compare?.(results);
  return (
    <S.Root {...rest} aria-labelledby={titleId}>
      <S.Head>
        <h2 id={titleId}>{title}</h2>
        {results !== null && (
          <Segmented
            label={t('period')}
            isLabelHidden
            value={periodKey(period)}
            options={resultPeriods.map((each) => ({
              value: periodKey(each),
              label: each === 'all' ? t('all') : t('days', { count: each }),
            }))}
            onValueChange={(value) => {
              setCursor(null);
              setPeriod(resultPeriods.find((each) => periodKey(each) === value) ?? 'all');
            }}
          />
        )}
      </S.Head>
      {results === null ? (
        <Empty title={t('none')} help={t('noneHelp')} />
      ) : (
        <>
          <S.Total>
            {shown === undefined ? (
              <TotalOf results={results} investments={investments} />
            ) : (
              <>
                <UsdDelta value={shown.total} />
                <span>
                  {t('at', {
                    day: format.day({ kind: 'date', iso: shown.day }),
                    result: shown.result === null ? t('noResult') : format.usdChange(shown.result),
                  })}
                </span>
              </>
            )}
          </S.Total>
          <ResultPlots
            results={results}
            isTodayOpen={results.days.at(-1)?.day === today}
            strip={compared?.strip}
            onPoint={setCursor}
          />
          {compared === undefined ? (
            <S.Facts>
              <div>
                {results.today !== null && (
                  <span>
                    {t('today')}{' '}
                    <b>
                      <Amount>{format.usdChange(results.today)}</Amount>
                    </b>
                  </span>
                )}
                <span>
                  {t('average')}{' '}
                  <b>
                    <Amount>{format.usdChange(results.averageADay)}</Amount>
                  </b>{' '}
                  {t('averageOver', { count: results.days.length })}
                </span>
                {lastVisit !== undefined && <SinceVisit investments={investments} lastVisit={lastVisit} />}
              </div>
              <IconButton
                label={t('table')}
                icon={<Table2 className="ep-icon" aria-hidden="true" />}
                size="small"
                aria-expanded={isTable}
                aria-controls={isTable ? tableId : undefined}
                onClick={() => setTable(!isTable)}
              />
            </S.Facts>
          ) : (
            compared.note
          )}
          {isTable && <ResultTable id={tableId} results={results} />}
        </>
      )}
      <Remarks investments={investments} undated={results?.undated ?? 0} />
    </S.Root>
  );
}

interface TotalProps {
  readonly results: Results;
  readonly investments: readonly Investment[];
}

function TotalOf({ results, investments }: TotalProps) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  if (results.count === 0) return <span>{t('noneInPeriod')}</span>;
  const since = t('since', { day: format.shortDay({ kind: 'date', iso: results.days[0]?.day ?? '' }) });
  const hasStopped = investments.some(({ status }) => normalizeStatus(status) === 'stopped');
  const bots = t(hasStopped ? 'botsWithStopped' : 'bots', { count: investments.length });
  return (
    <>
      <UsdDelta value={results.total} />
      <span>{`${since} · ${investments.length === 1 ? t('count', { count: results.count }) : bots}`}</span>
    </>
  );
}

function SinceVisit({ investments, lastVisit }: { readonly investments: readonly Investment[]; lastVisit: number }) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  const { timeZone } = useUi();
  const change = useMemo(() => getResultSince(investments, lastVisit, timeZone), [investments, lastVisit, timeZone]);
  return (
    <span>
      {t('sinceVisit', { day: format.shortDay(lastVisit) })}{' '}
      <b>
        <Amount>{change === null ? t('noResult') : format.usdChange(change)}</Amount>
      </b>
    </span>
  );
}

interface RemarksProps {
  readonly investments: readonly Investment[];
  readonly undated: number;
}

/** What the figures above leave out, and where the server's own do not add up. */
function Remarks({ investments, undated }: RemarksProps) {
  const t = useMessages(resultsCardMessages);
  const format = useFormat();
  const unexplained = useMemo(() => findUnexplained(investments), [investments]);
  if (undated === 0 && unexplained === null) return null;
  return (
    <S.Remarks>
      {undated > 0 && <p>{t('undated', { count: undated })}</p>}
      {unexplained !== null && <p>{t('unexplained', { amount: format.usdChange(unexplained) })}</p>}
    </S.Remarks>
  );
}
