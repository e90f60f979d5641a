'use client';

import { formatMoment } from '../../format/time.js';
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
  const { locale } = useUi();
  const format = useFormat();
  if (time.kind === 'unreadable') return time.text;
  const title = time.kind === 'instant' ? formatMoment(time, { locale, timeZone: 'UTC' }) : undefined;
  const clock = format.clockTime(time);
  return (
    <time dir="auto" dateTime={time.iso} title={title}>
      {format.day(time)}
      {clock !== '' && (
        <>
          {', '}
          <span>
            {clock} {time.kind === 'localTime' ? `(${format.zone(time)})` : format.zone(time)}
          </span>
        </>
      )}
    </time>
  );
}
