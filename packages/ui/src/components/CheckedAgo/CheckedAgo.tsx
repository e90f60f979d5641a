'use client';

import { useMessages } from '../../messages/useMessages.js';
import { Label } from '../../primitives/Text/Text.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { checkedAgoMessages } from './CheckedAgo.messages.js';

export interface CheckedAgoProps {
  /** When the data was read (ms since the epoch). */
  readonly readAt: number;
}

/** The age of the data on the screen. Not announced, because it changes every second. */
export function CheckedAgo({ readAt }: CheckedAgoProps) {
  const t = useMessages(checkedAgoMessages);
  const { age } = useFormat();
  const now = useNow(1000);
  return <Label>{t('checked', { age: age(now - readAt) })}</Label>;
}
