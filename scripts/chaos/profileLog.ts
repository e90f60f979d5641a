/** The profile requests of one document, and the balances they were answered with. */
export interface ProfileLog {
  /** A request has left; gives the way to note its end. */
  sent(): ProfileRequest;
  /**
   * What the server stated last (USD, as the server writes it); nothing before the first answer. Two balances when a call
   * that was turned away was sent again after a later one: then it is both the earlier call and the later request.
   */
  readonly stated: readonly string[];
}

export interface ProfileRequest {
  answered(balance: string): void;
  /** Answered 401: the same call is sent again with a fresh token, and keeps its place among the calls. */
  turnedAway(): void;
}

interface Statement {
  readonly place: number;
  readonly balance: string;
}

/** Answers apply in the order in which they were asked for, not in the order in which they arrive. */
export function createProfileLog(): ProfileLog {
  let requests = 0;
  const turnedAway: number[] = [];
  const newest: { byRequest?: Statement; byCall?: Statement } = {};
  const later = (one: Statement | undefined, other: Statement) =>
    one === undefined || other.place >= one.place ? other : one;
  return {
    sent() {
      requests += 1;
      const request = requests;
      const call = turnedAway.shift() ?? request;
      return {
        answered(balance) {
          newest.byRequest = later(newest.byRequest, { place: request, balance });
          newest.byCall = later(newest.byCall, { place: call, balance });
        },
        turnedAway: () => void turnedAway.push(call),
      };
    },
    get stated() {
      return [...new Set([newest.byRequest?.balance, newest.byCall?.balance])].filter((text) => text !== undefined);
    },
  };
}
