'use client';

import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../messages/useMessages.js';
import type { Investment } from '../../../model/Investment.js';
import type { ServerTime } from '../../../model/ServerTime.js';
import { Button } from '../../../primitives/Button/Button.js';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../../provider/useFormat.js';
import { getRecentLogs, MAX_RECENT_LOGS } from '../../../rules/investments.js';
import { UsdDelta } from '../../../components/Delta/UsdDelta.js';
import { Moment } from '../../../components/Moment/Moment.js';
import { recentActivityMessages } from './RecentActivity.messages.js';
import * as S from './RecentActivity.styles.js';

/** How many more are added at once: thousands of rows take seconds. */
const STEP = 200;

export interface LogsProps {
  readonly investment: Investment;
  /** The name of the investment. */
  readonly label: string;
}

/** The latest five growth logs of an investment; a button adds more and moves focus to the first of those. */
export function Logs({ investment, label }: LogsProps) {
  const t = useMessages(recentActivityMessages);
  const format = useFormat();
  const [limit, setLimit] = useState(MAX_RECENT_LOGS);
  const [added, setAdded] = useState<{ readonly from: number } | null>(null);
  const rows = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    if (added !== null) rows.current?.rows[added.from]?.focus();
  }, [added]);
  const total = investment.growthLogs.length;
  const logs = getRecentLogs(investment, limit);
  const [newest] = logs;
  if (newest === undefined) return <S.Nothing>{t('empty')}</S.Nothing>;
  const zone = logs.every(({ date }) => date.kind === newest.date.kind) ? format.zone(newest.date) : '';
  const all = format.count(total);
  const next = Math.min(total, limit === MAX_RECENT_LOGS ? STEP : limit + STEP);
  const caption = () => {
    if (limit === MAX_RECENT_LOGS) return t('caption', { label });
    return logs.length === total
      ? t('captionAll', { label })
      : t('captionMore', { label, all, count: format.count(limit) });
  };
  const showMore = () => {
    setLimit(next);
    setAdded({ from: logs.length });
  };
  return (
    <>
      <S.Table>
        <VisuallyHidden as="caption">{caption()}</VisuallyHidden>
        <thead>
          <tr>
            <th scope="col">{zone === '' ? t('date') : t('dateIn', { zone })}</th>
            <th scope="col">{t('amountAdded')}</th>
            <th scope="col">{t('increase')}</th>
          </tr>
        </thead>
        <tbody ref={rows}>
          {logs.map((log) => (
            <tr key={log.id} tabIndex={-1}>
              <td>
                <LogTime time={log.date} hasZone={zone === ''} />
              </td>
              <td>
                <UsdDelta value={log.amountAdded} />
              </td>
              <td>{log.percentageIncrease === null ? '—' : format.percentChange(log.percentageIncrease)}</td>
            </tr>
          ))}
        </tbody>
      </S.Table>
      {total > MAX_RECENT_LOGS && (
        <S.More>
          {logs.length < total && (
            <Button kind="line" onClick={showMore}>
              {next === total ? t('showAll', { all }) : t('showMore', { count: format.count(next), all })}
            </Button>
          )}
          {limit > MAX_RECENT_LOGS && (
            <Button
              kind="quiet"
              onClick={() => {
                setLimit(MAX_RECENT_LOGS);
                setAdded({ from: 0 });
              }}
            >
              {t('showFewer', { count: format.count(MAX_RECENT_LOGS) })}
            </Button>
          )}
        </S.More>
      )}
      <S.Foot>{t('startIsFirstLog')}</S.Foot>
    </>
  );
}

/** The time of a log, without its zone when the column head names one for all. */
function LogTime({ time, hasZone }: { readonly time: ServerTime; readonly hasZone: boolean }) {
  const { day, clockTime } = useFormat();
  if (hasZone || time.kind === 'unreadable') return <Moment time={time} />;
  return (
    <time dateTime={time.iso}>
      {day(time)} <span>{clockTime(time)}</span>
    </time>
  );
}
