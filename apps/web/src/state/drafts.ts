import type { OrderKind } from '@etherpilot/ui';
import { idHere, onLeave, session } from './session.js';

/** What somebody typed into a form that moves money: never an address, and only in the memory of this tab. */
export interface Draft {
  /** As typed. */
  readonly amount: string;
  /** Code of the coin; `null` while none is chosen. */
  readonly target: string | null;
}

const drafts = new Map<OrderKind, Draft & { readonly userId: number }>();

/** Stores a draft for the person who is here, or for `userId` where they have just left. */
export function storeDraft(kind: OrderKind, { amount, target }: Draft, userId = idHere()): void {
  if (userId !== null) drafts.set(kind, { userId, amount, target });
}

export function forgetDraft(kind: OrderKind): void {
  drafts.delete(kind);
}

/** What the person who is here had typed when their session ended. Drafts of anybody else are removed. */
export function draftFor(kind: OrderKind): Draft | undefined {
  const here = idHere();
  if (here === null) return undefined;
  for (const [stored, { userId }] of drafts) if (userId !== here) drafts.delete(stored);
  return drafts.get(kind);
}

// A session that ended by itself is gone on with; who logs out is done with the form.
onLeave(() => {
  const { current } = session;
  if (current.status === 'visitor' && !current.hasEnded) drafts.clear();
});
