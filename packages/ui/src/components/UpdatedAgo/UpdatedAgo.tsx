'use client';

import { useMessages } from '../../messages/useMessages.js';
import { useFormat } from '../../provider/useFormat.js';
import { useNow } from '../../provider/useNow.js';
import { ProvenanceBadge } from '../ProvenanceBadge/ProvenanceBadge.js';
import { updatedAgoMessages } from './UpdatedAgo.messages.js';

/** Data younger than this was read just now (ms). */
const JUST_NOW_MS = 5_000;
/** Older data has missed an update (ms). */
const LATE_MS = 150_000;

/** The props of `UpdatedAgo`. */
export interface UpdatedAgoProps {
  /** When the data was read (ms since the epoch). */
  readonly readAt: number;
}

/**
 * The age of data that is read again every minute; from two and a half minutes on that it is not current, whatever the
 * reason. Not announced, because it changes every second.
 */
export function UpdatedAgo({ readAt }: UpdatedAgoProps) {
  const t = useMessages(updatedAgoMessages);
  const { age, clockTime } = useFormat();
  const textAt = (now: number) => {
    const passed = now - readAt;
    if (passed >= LATE_MS) return t('late', { time: clockTime(readAt) });
    return passed < JUST_NOW_MS ? t('now') : t('ago', { age: age(passed) });
  };
  const now = useNow(1000, textAt);
  if (now - readAt < LATE_MS) return <ProvenanceBadge provenance="live" text={textAt(now)} />;
  return <ProvenanceBadge provenance="stale" text={textAt(now)} figure="lateInvestments" />;
}
