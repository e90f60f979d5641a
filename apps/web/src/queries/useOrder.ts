import { IDLE, type OrderKind, type Submission, useSupportMessages } from '@etherpilot/ui';
import { moneyNoticesMessages } from '@etherpilot/ui/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { recheckOrder, summarizeOrder } from './orderHistories.js';
import { type OrderPlan, placeOrder } from './placeOrder.js';
import { useMountSignal } from './useMountSignal.js';
import { forgetDraft, getDraft, storeDraft } from '../state/drafts.js';
import { openJournal, orders, unlockOrder, type UnresolvedOrder } from '../state/orders.js';
import type { NewOrder } from '../state/ordersInFlight.js';
import { getCurrentUserId } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { errorTexts, pageTexts } from '../texts/pageTexts.js';

/** The arguments of a screen's callback. */
export type Order<Screen extends (props: never) => unknown, Callback extends string> = Parameters<Screen>[0] extends {
  readonly [key in Callback]: (order: infer Given) => void;
}
  ? Given
  : never;

export interface OrderOptions<Input, Result> extends Pick<OrderPlan<Result>, 'messageFor'> {
  readonly kind: OrderKind;
  /** How to match the order later. */
  readonly describe: (input: Input) => Pick<NewOrder, 'amount' | 'target' | 'trait'>;
  /**
   * Looks up what the order needs and resolves with the function that sends it. `signal` is aborted when the screen
   * unmounts; it must not cancel the order itself.
   */
  readonly prepare: (input: Input, signal: AbortSignal) => Promise<() => Promise<Result>>;
  readonly onConfirm: (result: Result, input: Input, context: { isMounted: boolean; isCurrent: boolean }) => void;
}

/**
 * A form that moves money: one order per submit. The journal decides whether it is enabled, even after leaving the
 * screen, after a reload, and for orders of other tabs.
 */
export function useOrder<Input, Result>({
  kind,
  describe,
  prepare,
  onConfirm,
  messageFor,
}: OrderOptions<Input, Result>) {
  const queryClient = useQueryClient();
  const t = useSupportMessages(moneyNoticesMessages);
  const mountSignal = useMountSignal();
  const isBusy = useRef(false);
  const unresolved = useSnapshot(orders)[kind];
  const [own, setOwn] = useState<Submission>(IDLE);
  const [draft] = useState(() => getDraft(kind));

  // The form may be there before what else opens it.
  useEffect(() => void openJournal(), []);
  // A user who leaves the form finds it reset; one who is signed out finds it unchanged.
  useEffect(
    () => () => {
      if (getCurrentUserId() !== null) forgetDraft(kind);
    },
    [kind],
  );

  const order = async (input: Input): Promise<void> => {
    if (isBusy.current || orders[kind] !== null) return;
    isBusy.current = true;
    const signal = mountSignal();
    setOwn({ status: 'sending' });
    try {
      const plan: OrderPlan<Result> = {
        order: { kind, ...describe(input) },
        prepare: () => prepare(input, signal),
        onConfirm: (result, isCurrent) => onConfirm(result, input, { isMounted: !signal.aborted, isCurrent }),
        onDoubled: () =>
          notify({
            tone: 'negative',
            title: t('doubledTitle'),
            description: t(kind === 'bot' ? 'doubledBot' : 'doubledWithdrawal'),
          }),
        messageFor,
      };
      const placed = await placeOrder(plan, queryClient);
      if (placed.status === 'succeeded') forgetDraft(kind);
      setOwn(placed);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    submission: unresolved === null ? own : submissionOf(unresolved),
    draft: draft && { amount: draft.amount, currency: draft.target },
    changeDraft: ({ amount, currency }: { readonly amount: string; readonly currency: string | null }) =>
      storeDraft(kind, { amount, target: currency }),
    order: (input: Input) => void order(input),
    readAgain: () => void recheckOrder(kind, queryClient),
    unlock: () => {
      setOwn(IDLE);
      void unlockOrder(kind);
    },
  };
}

const UNKNOWN = {
  title: errorTexts.connectionTitle,
  message: pageTexts.orderSignedOut,
};

function submissionOf(unresolved: UnresolvedOrder): Submission {
  const { entry, status, isFromAnotherTab, count, recheck, canUnlock } = unresolved;
  if (status === 'sending') return { status, isFromAnotherTab };
  return {
    status,
    failure: entry.detail?.failure ?? UNKNOWN,
    since: entry.sentAt,
    order: summarizeOrder(unresolved),
    count,
    isFromAnotherTab,
    recheck: recheck ?? { status: 'reading' },
    canUnlock,
  };
}
