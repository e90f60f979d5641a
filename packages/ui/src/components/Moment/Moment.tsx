'use client';

import { formatMoment } from '../../format/time.js';
import type { ServerTime } from '../../model/ServerTime.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** The props of `Moment`. */
export interface MomentProps extends ElementProps<HTMLTimeElement> {
  /** An unreadable time is shown as it was sent. */
  readonly time: ServerTime;
}

/**
 * A server time in the viewer's zone, which is named; in UTC on hover, as block explorers and exports show it. A date
 * is shown as that day, and a time without a zone as it was sent.
 */
export function Moment({ time, ...rest }: MomentProps) {
  return <MomentText {...rest} time={time} dir="auto" />;
}

interface MomentLineProps extends Pick<MomentProps, 'time' | 'className'> {
  /** `cell` where it is the whole cell. */
  readonly role?: 'cell' | undefined;
}

/** A `Moment` under a head that names the zone, which it then only mentions where it is not known. One element. */
export function MomentLine({ time, className, role }: MomentLineProps) {
  return <MomentText time={time} dir="auto" isLine className={className} role={role} />;
}

interface MomentTextProps extends MomentProps {
  readonly dir: 'auto';
  readonly role?: 'cell' | undefined;
  readonly isLine?: boolean;
}

function MomentText({ time, isLine = false, ...element }: MomentTextProps) {
  const { locale } = useUi();
  const format = useFormat();
  const { ref: _, ...withoutRef } = element;
  if (time.kind === 'unreadable') return <span {...withoutRef}>{time.text}</span>;
  const title = time.kind === 'instant' ? formatMoment(time, { locale, timeZone: 'UTC' }) : undefined;
  const clock = format.clockTime(time);
  const zone = time.kind === 'localTime' ? ` (${format.zone(time)})` : isLine ? '' : ` ${format.zone(time)}`;
  return (
    <time {...element} dateTime={time.iso} title={title}>
      {format.day(time)}
      {clock !== '' && ', '}
      {clock !== '' && (isLine ? `${clock}${zone}` : <span>{`${clock}${zone}`}</span>)}
    </time>
  );
}
