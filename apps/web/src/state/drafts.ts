import type { OrderKind } from '@etherpilot/ui/model';
import { getCurrentUserId, onLeave, session } from './session.js';

/** What was typed into a form that moves money: never an address, and only in memory of this tab. */
export interface Draft {
  /** As typed. */
  readonly amount: string;
  /** Code of the coin; `null` while none is selected. */
  readonly target: string | null;
}

const drafts = new Map<OrderKind, Draft & { readonly userId: number }>();

/** Stores a draft for the current user, or for `userId` when they have just been signed out. */
export function storeDraft(kind: OrderKind, { amount, target }: Draft, userId = getCurrentUserId()): void {
  if (userId !== null) drafts.set(kind, { userId, amount, target });
}

export function forgetDraft(kind: OrderKind): void {
  drafts.delete(kind);
}

/** What the current user had typed when their session ended. Drafts of other users are removed. */
export function getDraft(kind: OrderKind): Draft | undefined {
  const currentUserId = getCurrentUserId();
  if (currentUserId === null) return undefined;
  for (const [stored, { userId }] of drafts) if (userId !== currentUserId) drafts.delete(stored);
  return drafts.get(kind);
}

// Drafts survive an expired session; logging out discards them.
onLeave(() => {
  const { current } = session;
  if (current.status === 'visitor' && !current.hasEnded) drafts.clear();
});
