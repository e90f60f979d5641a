'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { checkedAgoMessages } from './CheckedAgo.messages.js';
import type { ElementProps } from '../../primitives/ElementProps.js';

/** Data younger than this was read just now (ms). */
const JUST_NOW_MS = 5_000;

/** The props of `CheckedAgo`. */
export interface CheckedAgoProps extends ElementProps<HTMLDivElement> {
  /** When the data was read (ms since the epoch); `undefined` while it is read for the first time, which holds the line. */
  readonly readAt: number | undefined;
}

/** The age of the data on the screen. Not announced, because it changes every second. */
export function CheckedAgo({ readAt, ...rest }: CheckedAgoProps) {
  const t = useMessages(checkedAgoMessages);
  const { age } = useFormat();
  const textAt = (now: number) => {
    if (readAt === undefined) return '\u00A0';
    const passed = now - readAt;
    return passed < JUST_NOW_MS ? t('checkedNow') : t('checked', { age: age(passed) });
  };
  const now = useNow(1000, textAt);
  return <Label {...rest}>{textAt(now)}</Label>;
}
