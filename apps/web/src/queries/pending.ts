import type { RecordId } from '@etherpilot/ui';
import { useEffect, useRef } from 'react';
import { refreshProfile } from '../state/session.js';

/** Reads the profile, and with it the balance, when something that was pending on this screen no longer is. */
export function useSettledItems<Item extends { readonly id: RecordId }>(
  items: readonly Item[] | undefined,
  isPending: (item: Item) => boolean,
): void {
  const watched = useRef<ReadonlySet<RecordId>>(new Set());
  useEffect(() => {
    if (items === undefined) return;
    const pending = new Set(items.filter(isPending).map((item) => item.id));
    const hasSettled = items.some((item) => watched.current.has(item.id) && !pending.has(item.id));
    watched.current = pending;
    if (hasSettled) void refreshProfile();
  }, [items, isPending]);
}
