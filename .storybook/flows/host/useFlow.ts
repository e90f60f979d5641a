import { useEffect, useRef, useState } from 'react';
import type { DepositAddress, DepositRecord } from '../../../packages/ui/src/model/Deposit.js';
import type { Investment } from '../../../packages/ui/src/model/Investment.js';
import type { Notice } from '../../../packages/ui/src/model/Notice.js';
import type { Place } from '../../../packages/ui/src/model/Place.js';
import { live, type Sourced } from '../../../packages/ui/src/model/Provenance.js';
import { IDLE, type EndedOrder, type Submission } from '../../../packages/ui/src/model/Submission.js';
import type { WithdrawalRecord } from '../../../packages/ui/src/model/Withdrawal.js';
import { type Decimal, decimal } from '../../../packages/ui/src/money/decimal.js';
import type { Toast } from '../../../packages/ui/src/primitives/ToastRegion/ToastRegion.js';
import { storyTime } from '../../../packages/ui/src/fixtures/storyTime.js';

/** What a host of the screens knows: where the person is, and what the server has answered. */
export interface World {
  readonly place: Place;
  /** USD. */
  readonly balance: Sourced<Decimal>;
  readonly deposits: readonly DepositRecord[];
  readonly withdrawals: readonly WithdrawalRecord[];
  readonly investments: readonly Investment[];
  /** The deposits whose addresses are stored, newest first. */
  readonly created: readonly DepositAddress[];
  readonly openInfoId: string | null;
  /** The state of the form on the screen. */
  readonly submission: Submission;
  /** A list is read again. */
  readonly isReading: boolean;
  /** What the last session ended with. */
  readonly endedOrder: EndedOrder | null;
  /** What was typed before it ended. */
  readonly draft: { readonly amount: string; readonly currency: string } | null;
  readonly toasts: readonly Toast[];
}

/** A person with money, and nothing under way. */
const usual: World = {
  place: 'account',
  balance: { ...live(decimal('1250.00')), asOf: storyTime },
  deposits: [],
  withdrawals: [],
  investments: [],
  created: [],
  openInfoId: null,
  submission: IDLE,
  isReading: false,
  endedOrder: null,
  draft: null,
  toasts: [],
};

type Change = Partial<World> | ((world: World) => Partial<World>);

/** A host of the screens in memory. */
export interface FlowHost {
  readonly world: World;
  readonly change: (to: Change) => void;
  /** Changes the world after a time (ms), as the answer of a server does. */
  readonly later: (ms: number, to: Change) => void;
  /** Shows another screen, with an untouched form. */
  readonly go: (place: Place) => void;
  readonly notify: (notice: Notice) => void;
}

/** Adds a toast, as a host does for each notice. */
export const withToast = (toasts: readonly Toast[], notice: Notice): readonly Toast[] => [
  ...toasts,
  { ...notice, id: `${Number(toasts.at(-1)?.id ?? 0) + 1}` },
];

/** The host of a flow, which begins with what differs from a person with money and nothing under way. */
export function useFlow(start: Partial<World>): FlowHost {
  const [world, setWorld] = useState<World>({ ...usual, ...start });
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const { current } = timers;
    return () => {
      for (const timer of current) clearTimeout(timer);
    };
  }, []);
  const change = (to: Change) => setWorld((now) => ({ ...now, ...(typeof to === 'function' ? to(now) : to) }));
  return {
    world,
    change,
    later: (ms, to) => void timers.current.add(setTimeout(() => change(to), ms)),
    go: (place) =>
      change(({ submission }) => ({ place, submission: submission.status === 'uncertain' ? submission : IDLE })),
    notify: (notice) => change(({ toasts }) => ({ toasts: withToast(toasts, notice) })),
  };
}
