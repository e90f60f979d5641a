'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { Amount } from '../../components/Amount/Amount.js';
import { useMessages } from '../../messages/useMessages.js';
import type { GrowthLog, Investment } from '../../model/Investment.js';
import type { ServerTime } from '../../model/ServerTime.js';
import type { Decimal } from '../../money/plainDecimal.js';
import { Button } from '../../primitives/Button/Button.js';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.js';
import { useFormat } from '../../provider/useFormat.js';
import { LongList, windowedCode } from '../../primitives/LongList/LongList.js';
import { LONG_LIST, rowAttributes, rowCount } from '../../primitives/LongList/rows.js';
import { LongListNote } from '../../primitives/LongList/LongListNote.js';
import { getValuesAfterLogs, MAX_RECENT_LOGS } from '../../rules/investments.js';
import { useOnce } from '../../primitives/useOnce.js';
import { UsdDelta } from '../../components/Delta/UsdDelta.js';
import { Moment } from '../../components/Moment/Moment.js';
import { recentActivityMessages } from './RecentActivity.messages.js';
import * as S from './RecentActivity.styles.js';

interface LogRow {
  readonly log: GrowthLog;
  /** USD: what the investment was worth after it. */
  readonly value: Decimal;
}

const getKey = ({ log }: LogRow) => log.id;

/** About the height of a row (px). */
const ROW_PX = 45;

export interface LogsProps {
  readonly investment: Investment;
  /** The name of the investment. */
  readonly label: string;
  /** How many are shown at first. Default: five. */
  readonly latest?: number;
  /** Whether a column has the value of the investment after each of them. Default: false. */
  readonly hasValues?: boolean;
}

/** The latest growth logs of an investment; a button adds the rest and moves focus to the first of those. */
export function Logs({ investment, label, latest = MAX_RECENT_LOGS, hasValues = false }: LogsProps) {
  const t = useMessages(recentActivityMessages);
  const format = useFormat();
  const [isAll, setAll] = useState(false);
  const [added, setAdded] = useState<{ readonly from: number } | null>(null);
  const table = useRef<HTMLTableElement>(null);
  const total = investment.growthLogs.length;
  const isLong = isAll && total > LONG_LIST;
  useOnce(() => {
    const body = table.current?.tBodies[0];
    if (added !== null)
      (body?.querySelector<HTMLElement>(`[data-index='${added.from}']`) ?? body?.rows[added.from])?.focus();
  }, added);
  useEffect(() => {
    // Before all are shown: the focus could not stay in rows that are drawn again once the code has come.
    if (total > LONG_LIST) windowedCode.preload();
  }, [total]);
  const rows = useMemo(
    () => getValuesAfterLogs(investment, isAll ? total : latest).rows,
    [investment, isAll, total, latest],
  );
  const newest = rows[0]?.log;
  const hasOneKind = useMemo(() => rows.every(({ log }) => log.date.kind === newest?.date.kind), [rows, newest]);
  if (newest === undefined) return <S.Nothing>{t('empty')}</S.Nothing>;
  const zone = hasOneKind ? format.zone(newest.date) : '';
  const show = (all: boolean) => {
    setAll(all);
    setAdded({ from: all ? rows.length : 0 });
  };
  return (
    <>
      {isLong && <LongListNote count={total} />}
      <S.Table
        ref={table}
        data-values={hasValues || undefined}
        aria-rowcount={rowCount(rows.length)}
        data-long={isLong || undefined}
      >
        <VisuallyHidden as="caption">{t(isAll ? 'captionAll' : 'caption', { label })}</VisuallyHidden>
        <thead>
          <tr aria-rowindex={isLong ? 1 : undefined}>
            <th scope="col">{zone === '' ? t('date') : t('dateIn', { zone })}</th>
            <th scope="col">{t('amountAdded')}</th>
            <th scope="col">{t('increase')}</th>
            {hasValues && <th scope="col">{t('valueAfter')}</th>}
          </tr>
        </thead>
        <LongList as="tbody" items={rows} getKey={getKey} estimate={ROW_PX}>
          {({ log, value }, place) => (
            <tr {...rowAttributes(place)} tabIndex={-1}>
              <td>
                <LogTime time={log.date} hasZone={zone === ''} />
              </td>
              <td>
                <UsdDelta value={log.amountAdded} />
              </td>
              <td>{log.percentageIncrease === null ? '—' : format.percentChange(log.percentageIncrease)}</td>
              {hasValues && (
                <td>
                  <Amount>{format.usd(value)}</Amount>
                </td>
              )}
            </tr>
          )}
        </LongList>
      </S.Table>
      {total > latest && (
        <S.More>
          {isAll ? (
            <Button variant="quiet" onClick={() => show(false)}>
              {t('showFewer', { count: format.count(latest) })}
            </Button>
          ) : (
            <Button variant="line" onClick={() => show(true)}>
              {t('showAll', { all: format.count(total) })}
            </Button>
          )}
        </S.More>
      )}
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
