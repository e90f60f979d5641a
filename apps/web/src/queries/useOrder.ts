import type { NewOrder } from '@etherpilot/api-client/orders';
import { type Failure, IDLE, type LookupResult, type OrderKind, type Submission } from '@etherpilot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { forgetDraft, getDraft, storeDraft } from '../state/drafts.js';
import { getCurrentUserId } from '../state/session.js';
import { connectHistories } from './orderHistories.js';
import { orders } from './orders.js';
import { toSubmission } from './orderStates.js';
import { type OrderPlan, placeOrder } from './placeOrder.js';
import { useFoundNotice } from './useFoundNotice.js';
import { useMountSignal } from './useMountSignal.js';

/** The arguments of a screen's callback. */
export type CallbackArgument<
  Screen extends (props: never) => unknown,
  Callback extends string,
> = Parameters<Screen>[0] extends {
  readonly [key in Callback]: (order: infer Given) => void;
}
  ? Given
  : never;

export interface OrderOptions<Input, Result> extends Pick<OrderPlan<Result>, 'messageFor'> {
  readonly kind: OrderKind;
  /** The form may be filled in without the person: it can be sent as soon as it is there. */
  readonly isPrefilled?: boolean;
  /** How to match the order later. */
  readonly describe: (input: Input) => Omit<NewOrder, 'kind'>;
  /**
   * Looks up what the order needs and resolves with the function that sends it. `signal` is aborted when the screen
   * unmounts; it must not cancel the order itself.
   */
  readonly prepare: (input: Input, signal: AbortSignal) => Promise<(key: string) => Promise<Result>>;
  /** Called when the order is sent; returns a function that hears of its confirmation. */
  readonly onSend: (
    input: Input,
  ) => (result: Result, context: { readonly isMounted: boolean; readonly isCurrent: boolean }) => void;
}

/**
 * A form that moves money: one order per submit. The journal decides whether it is enabled, even after leaving the
 * screen, after a reload, and for orders of other tabs.
 */
export function useOrder<Input, Result>({
  kind,
  isPrefilled = false,
  describe,
  prepare,
  onSend,
  messageFor,
}: OrderOptions<Input, Result>) {
  const queryClient = useQueryClient();
  const mountSignal = useMountSignal();
  const isBusy = useRef(false);
  const readState = () => orders.get(kind);
  const state = useSyncExternalStore(orders.subscribe, readState, readState);
  const [own, setOwn] = useState<Submission>(IDLE);
  const [draft] = useState(() => getDraft(kind));
  const notifyFound = useFoundNotice();
  const submission = useMemo(() => toSubmission(state, own), [state, own]);
  const hasDraft = draft !== undefined;

  // The form may be there before what else opens it.
  useEffect(() => {
    connectHistories(queryClient);
    void orders.open();
  }, [queryClient]);
  useEffect(() => {
    if (hasDraft || isPrefilled) void orders.prepare(kind);
  }, [hasDraft, isPrefilled, kind]);
  // A user who leaves the form finds it reset; one who is signed out finds it unchanged.
  useEffect(
    () => () => {
      if (getCurrentUserId() !== null) forgetDraft(kind);
    },
    [kind],
  );

  const order = async (input: Input): Promise<void> => {
    if (isBusy.current || !canOrder(kind)) return;
    isBusy.current = true;
    const signal = mountSignal();
    setOwn({ status: 'sending' });
    try {
      const placed = await placeOrder<Result>({
        order: { kind, ...describe(input) },
        prepare: () => prepare(input, signal),
        onSend: () => {
          const confirm = onSend(input);
          return (result, isCurrent) => confirm(result, { isMounted: !signal.aborted, isCurrent });
        },
        onRefuse: (failed) => {
          isBusy.current = false;
          setOwn(failed);
        },
        onFound: (result: LookupResult, failure: Failure) => notifyFound(kind, result, failure.message),
        messageFor,
      });
      if (placed.status === 'succeeded') forgetDraft(kind);
      // Another order may be on its way since a refusal.
      if (placed.status !== 'failed' || isBusy.current) setOwn(placed);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    /** The props of the screen. */
    form: {
      submission,
      initialDraft: draft && { amount: draft.amount, currency: draft.target },
      isClosed: (input: Input) => orders.isClosed({ kind, ...describe(input) }),
      onReadAgain: () => void orders.check(kind),
      onUnlock: () => {
        setOwn(IDLE);
        void orders.unlock(kind);
      },
    },
    /** The form is being filled in: what was listed before the order has to be known by then. */
    prepareOrder: () => void orders.prepare(kind),
    changeDraft: ({ amount, currency }: { readonly amount: string; readonly currency: string | null }) => {
      storeDraft(kind, { amount, target: currency });
      void orders.prepare(kind);
    },
    order: (input: Input) => void order(input),
  };
}

function canOrder(kind: OrderKind): boolean {
  const { status } = orders.get(kind);
  return status === 'idle' || status === 'refused' || status === 'unlisted';
}
