import type { NewOrder, OrderState } from '@etherpilot/api-client/orders';
import { IDLE, type OrderKind, type Submission } from '@etherpilot/ui/model';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { forgetDraft, getDraft, storeDraft } from '../state/drafts.js';
import { MissingScreen } from '../services/fetchScreen.js';
import { getCurrentUserId, guardSession } from '../state/session.js';
import { notifyFailure } from '../state/toasts.js';
import { orderCode, subscribeToOrders } from './orderCode.js';
import type { OrderPlan } from './placeOrder.js';
import { useMountSignal } from './useMountSignal.js';
import { toFailure } from './useSubmission.js';

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
  const readState = () => orderCode.current?.orders.get(kind);
  const state = useSyncExternalStore(subscribeToOrders, readState, readState);
  const [own, setOwn] = useState<Submission>(IDLE);
  const [draft] = useState(() => getDraft(kind));
  const submission = useMemo(() => (state && orderCode.current?.toSubmission(state, own)) ?? own, [state, own]);
  const hasDraft = draft !== undefined;

  /** Opens the journal. Resolves with nothing once somebody else may be signed in; rejects where the code cannot be fetched. */
  const open = useCallback(async () => {
    const isCurrent = guardSession();
    const code = await orderCode.load();
    if (!isCurrent()) return undefined;
    code.connectHistories(queryClient);
    void code.orders.open();
    return code;
  }, [queryClient]);
  const prepareOrder = useCallback(() => {
    open().then(
      (code) => code?.orders.prepare(kind),
      // Sending tries again, and says so.
      () => undefined,
    );
  }, [open, kind]);

  // The form may be there before what else opens it.
  useEffect(() => {
    if (hasDraft || isPrefilled) prepareOrder();
    else open().catch(() => undefined);
  }, [hasDraft, isPrefilled, open, prepareOrder]);
  // A user who leaves the form finds it reset; one who is signed out finds it unchanged.
  useEffect(
    () => () => {
      if (getCurrentUserId() !== null) forgetDraft(kind);
    },
    [kind],
  );

  const order = async (input: Input): Promise<void> => {
    if (isBusy.current || !canOrder(readState())) return;
    isBusy.current = true;
    const signal = mountSignal();
    setOwn({ status: 'sending' });
    try {
      const code = await open().catch((cause: unknown) => {
        const failure = toFailure(new MissingScreen('The code that sends orders is missing.', { cause }));
        notifyFailure(failure);
        return failure;
      });
      if (code === undefined || !('orders' in code)) {
        setOwn(code === undefined ? IDLE : { status: 'failed', failure: code });
        return;
      }
      const placed = await code.placeOrder<Result>({
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
      isClosed: (input: Input) => orderCode.current?.orders.isClosed({ kind, ...describe(input) }) === true,
      onReadAgain: () => void orderCode.current?.orders.check(kind),
      onUnlock: () => {
        setOwn(IDLE);
        void orderCode.current?.orders.unlock(kind);
      },
    },
    /** The form is being filled in: what was listed before the order has to be known by then. */
    prepareOrder,
    changeDraft: ({ amount, currency }: { readonly amount: string; readonly currency: string | null }) => {
      storeDraft(kind, { amount, target: currency });
      prepareOrder();
    },
    order: (input: Input) => void order(input),
  };
}

/** Whether nothing forbids another order; while the journal is not read, placing it waits for that. */
function canOrder(state: OrderState | undefined): boolean {
  return state === undefined || state.status === 'idle' || state.status === 'refused' || state.status === 'unlisted';
}
