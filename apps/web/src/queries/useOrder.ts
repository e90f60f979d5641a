import { type ApiErrorKind, isAborted, isApiError, type Listing, type RecordId } from '@etherpilot/api-client';
import { type Failure, IDLE, type Submission } from '@etherpilot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readProfile, refreshProfile, rememberVisit } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { findOrder, type SentOrder, type Traces } from './findOrder.js';
import { useLife } from './useLife.js';
import { toFailure } from './useSubmission.js';

export interface FailureKind {
  readonly kind: ApiErrorKind;
  /** The body of the server's answer, unchecked. */
  readonly details: unknown;
}

/** What a screen's callback is called with. */
export type Order<Screen extends (props: never) => unknown, Callback extends string> = Parameters<Screen>[0] extends {
  readonly [key in Callback]: (order: infer Given) => void;
}
  ? Given
  : never;

/** The list an order shows up in. */
export interface OrderHistory<Input, Item> extends Traces<Input, Item> {
  readonly queryKey: readonly unknown[];
  readonly read: (options: { readonly signal: AbortSignal }) => Promise<Listing<Item>>;
}

export interface OrderOptions<Input, Result, Item> {
  /** `signal` ends with the screen. What only prepares the order takes it; the order itself must not. */
  readonly send: (input: Input, signal: AbortSignal) => Promise<Result>;
  /** `isThere`: the screen the order was given on still is. */
  readonly onSucceed: (result: Result, input: Input, isThere: boolean) => void;
  /** The screen's own words for a refusal. A lost answer keeps those of the client. */
  readonly wordsOf: (failure: Failure, error: FailureKind) => Failure;
  readonly history: OrderHistory<Input, Item>;
}

/**
 * Sends an order that moves money, one press one request. Leaving the screen does not take it back, so its answer is told
 * wherever the person is by then; to nobody else. After a lost answer history and balance are read at once, and the form
 * stays locked until that has succeeded.
 */
export function useOrder<Input, Result, Item extends { readonly id: RecordId }>({
  send,
  onSucceed,
  wordsOf,
  history,
}: OrderOptions<Input, Result, Item>) {
  const queryClient = useQueryClient();
  const lifeSignal = useLife();
  const isInFlight = useRef(false);
  const doubted = useRef<{ readonly failure: Failure; readonly sent: SentOrder<Input> }>(null);
  const [submission, setSubmission] = useState<Submission>(IDLE);

  const look = async (): Promise<void> => {
    if (doubted.current === null) return;
    const signal = lifeSignal();
    const { failure, sent } = doubted.current;
    const doubt = { status: 'uncertain', failure, since: sent.since } as const;
    setSubmission({ ...doubt, recheck: { status: 'reading' } });
    try {
      const [listing] = await Promise.all([history.read({ signal }), readProfile()]);
      queryClient.setQueryData(history.queryKey, listing);
      if (signal.aborted) return;
      const finding = findOrder(listing, sent, history);
      setSubmission({ ...doubt, recheck: { status: 'read', finding, at: Date.now() } });
    } catch (error) {
      if (!signal.aborted) setSubmission({ ...doubt, recheck: { status: 'failed', failure: toFailure(error) } });
    }
  };

  const fail = (error: unknown, sent: SentOrder<Input>): void => {
    const isThere = !lifeSignal().aborted;
    const known = toFailure(error);
    const { kind, details }: FailureKind = isApiError(error) ? error : { kind: 'unexpected', details: undefined };
    const isUncertain = kind === 'uncertain';
    const failure = isUncertain ? known : wordsOf(known, { kind, details });
    notify({ tone: 'negative', title: failure.title, description: failure.message });
    if (!isUncertain) {
      if (isThere) setSubmission({ status: 'failed', failure });
    } else if (isThere) {
      doubted.current = { failure, sent };
      void look();
    } else {
      void refreshProfile();
      void queryClient.invalidateQueries({ queryKey: history.queryKey });
    }
  };

  const order = async (input: Input): Promise<void> => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    const isStillHere = rememberVisit();
    const signal = lifeSignal();
    const before = queryClient.getQueryData<Listing<Item>>(history.queryKey);
    const sent = { input, since: Date.now(), known: new Set(before?.items.map(({ id }) => id)) };
    setSubmission({ status: 'sending' });
    try {
      const result = await send(input, signal);
      if (!isStillHere()) return;
      if (!signal.aborted) setSubmission({ status: 'succeeded' });
      onSucceed(result, input, !signal.aborted);
    } catch (error) {
      if (!isStillHere()) return;
      if (!isAborted(error)) fail(error, sent);
      else if (!signal.aborted) setSubmission(IDLE);
    } finally {
      isInFlight.current = false;
    }
  };

  return { submission, order: (input: Input) => void order(input), readAgain: () => void look() };
}
