/** The profile requests of one document, and the balances in their answers. */
export type ProfileLog = ReturnType<typeof createProfileLog>;

interface Statement {
  readonly place: number;
  readonly balance: string;
}

interface Deduction {
  readonly amount: number;
  /** The balances stated when it was sent. */
  readonly statedBefore: readonly string[];
  readonly sentAfter: number;
  /** The number of profile requests sent before its acceptance. */
  readonly acceptedAfter: number;
}

/** Answers apply in the order of their requests, not in the order of arrival. */
export function createProfileLog() {
  let requests = 0;
  const unauthorized: number[] = [];
  const deductions: Deduction[] = [];
  const newest: { byRequest?: Statement; byCall?: Statement } = {};
  const later = (one: Statement | undefined, other: Statement) =>
    one === undefined || other.place >= one.place ? other : one;
  const getStated = () =>
    [...new Set([newest.byRequest?.balance, newest.byCall?.balance])].filter((text) => text !== undefined);
  return {
    /** Records a request; returns functions that record its end. */
    sent() {
      requests += 1;
      const request = requests;
      const call = unauthorized.shift() ?? request;
      return {
        answered(balance: string) {
          newest.byRequest = later(newest.byRequest, { place: request, balance });
          newest.byCall = later(newest.byCall, { place: call, balance });
        },
        /** A 401: the call is retried with a fresh token, and keeps its place among the calls. */
        unauthorized: () => void unauthorized.push(call),
      };
    },
    /**
     * The last balances the server sent (USD, as sent); empty before the first answer. Two when a refused call was retried after a
     * later one: then it is both the earlier call and the later request.
     */
    get stated(): readonly string[] {
      return getStated();
    },
    /** Records that an order which lowers the balance is sent; returns a function that records its acceptance. */
    ordered(amount: string) {
      const order = { amount: Number(amount), statedBefore: getStated(), sentAfter: requests };
      return () => void deductions.push({ ...order, acceptedAfter: requests });
    },
    /**
     * The least balance that may be shown as derived (USD): what the server has stated since the first accepted order that no later
     * profile includes, less the accepted ones since. `null` while nothing is derived.
     */
    get least(): number | null {
      const open = deductions.filter(({ acceptedAfter }) => acceptedAfter >= (newest.byCall?.place ?? 0));
      if (open.length === 0) return null;
      const first = Math.min(...open.map(({ sentAfter }) => sentAfter));
      const since = deductions.filter(({ acceptedAfter }) => acceptedAfter >= first);
      const balances = [...getStated(), ...open.flatMap(({ statedBefore }) => statedBefore)].map(Number);
      return since.reduce((rest, { amount }) => rest - amount, Math.min(...balances));
    },
  };
}
