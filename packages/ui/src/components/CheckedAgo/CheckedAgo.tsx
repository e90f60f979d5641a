'use client';

import { formatAge } from '../../format/time.js';
import { defineMessages } from '../../messages/messages.js';
import { useMessages } from '../../messages/useMessages.js';
import { Label } from '../../primitives/Text/Text.js';
import { useNow } from '../../provider/useNow.js';

export const checkedAgoMessages = defineMessages('CheckedAgo', {
  checked: 'Checked {age} ago',
  checkedNow: 'Checked just now',
});

/** Data younger than this was read just now (ms). */
const JUST_NOW_MS = 5_000;

/** The props of `CheckedAgo`. */
export interface CheckedAgoProps {
  /** When the data was read (ms since the epoch). */
  readonly readAt: number;
}

/** The age of the data on the screen. Not announced, because it changes every second. */
export function CheckedAgo({ readAt }: CheckedAgoProps) {
  const t = useMessages(checkedAgoMessages);
  const now = useNow(1000);
  const age = now - readAt;
  return <Label>{age < JUST_NOW_MS ? t('checkedNow') : t('checked', { age: formatAge(age) })}</Label>;
}
