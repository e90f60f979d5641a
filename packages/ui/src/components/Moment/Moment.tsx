'use client';

import { moment } from '../../format/time.js';
import { useUi } from '../../provider/UiContext.js';
import { useFormat } from '../../provider/useFormat.js';

export interface MomentProps {
  /** ISO 8601. One that cannot be read stands as it was sent. */
  readonly time: string;
}

/** A time of the server in the viewer's own zone, which is named; in UTC on hover, as explorers and exports write it. */
export function Moment({ time }: MomentProps) {
  const { locale } = useUi();
  const format = useFormat();
  const clock = format.clockTime(time);
  if (clock === '') return time;
  return (
    <time dateTime={time} title={moment(time, { locale, timeZone: 'UTC' })}>
      {format.day(time)},{' '}
      <span>
        {clock} {format.zone(time)}
      </span>
    </time>
  );
}
