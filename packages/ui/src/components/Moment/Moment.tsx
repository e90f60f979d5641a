'use client';

import { type ComponentPropsWithoutRef, useContext } from 'react';
import { formatMoment } from '../../format/time.js';
import { DirectionContext } from '../../messages/DirectionContext.js';
import type { ServerTime } from '../../model/ServerTime.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';

/** The props of `Moment`. */
export interface MomentProps {
  /** An unreadable time is shown as it was sent. */
  readonly time: ServerTime;
}

/**
 * A server time in the viewer's zone, which is named; in UTC on hover, as block explorers and exports show it. A date
 * is shown as that day, and a time without a zone as it was sent.
 */
export function Moment({ time }: MomentProps) {
  return <MomentText time={time} dir="auto" />;
}

export interface MomentCellProps extends MomentProps {
  readonly className: string;
}

/** A `Moment` as the cell of a row. */
export function MomentCell({ time, className }: MomentCellProps) {
  const cell = { role: 'cell', className };
  // A cell keeps the direction of the page, and only what is in it has its own.
  const isWhole = useContext(DirectionContext) === 'ltr' && time.kind !== 'unreadable';
  return isWhole ? (
    <MomentText time={time} {...cell} />
  ) : (
    <div {...cell}>
      <Moment time={time} />
    </div>
  );
}

/** A `Moment` of which the clock time has no style of its own: one element. */
export function MomentLine({ time }: MomentProps) {
  return <MomentText time={time} dir="auto" isLine />;
}

interface MomentTextProps extends MomentProps, ComponentPropsWithoutRef<'time'> {
  readonly isLine?: boolean;
}

function MomentText({ time, isLine = false, ...element }: MomentTextProps) {
  const { locale } = useUi();
  const format = useFormat();
  if (time.kind === 'unreadable') return time.text;
  const title = time.kind === 'instant' ? formatMoment(time, { locale, timeZone: 'UTC' }) : undefined;
  const clock = format.clockTime(time);
  const zone = time.kind === 'localTime' ? `(${format.zone(time)})` : format.zone(time);
  return (
    <time {...element} dateTime={time.iso} title={title}>
      {format.day(time)}
      {clock !== '' && ', '}
      {clock !== '' && (isLine ? `${clock} ${zone}` : <span>{`${clock} ${zone}`}</span>)}
    </time>
  );
}
