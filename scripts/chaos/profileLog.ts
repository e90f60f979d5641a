/** The profile requests of one document, and the balances in their answers. */
export interface ProfileLog {
  /** Records a request; returns a function that records its end. */
  sent(): ProfileRequest;
  /**
   * The last balances the server sent (USD, as sent); empty before the first answer. Two when a refused call was
   * retried after a later one: then it is both the earlier call and the later request.
   */
  readonly stated: readonly string[];
}

export interface ProfileRequest {
  answered(balance: string): void;
  /** Records a 401: the call is retried with a fresh token, and keeps its place among the calls. */
  unauthorized(): void;
}

interface Statement {
  readonly place: number;
  readonly balance: string;
}

/** Answers apply in the order of their requests, not in the order of arrival. */
export function createProfileLog(): ProfileLog {
  let requests = 0;
  const unauthorized: number[] = [];
  const newest: { byRequest?: Statement; byCall?: Statement } = {};
  const later = (one: Statement | undefined, other: Statement) =>
    one === undefined || other.place >= one.place ? other : one;
  return {
    sent() {
      requests += 1;
      const request = requests;
      const call = unauthorized.shift() ?? request;
      return {
        answered(balance) {
          newest.byRequest = later(newest.byRequest, { place: request, balance });
          newest.byCall = later(newest.byCall, { place: call, balance });
        },
        unauthorized: () => void unauthorized.push(call),
      };
    },
    get stated() {
      return [...new Set([newest.byRequest?.balance, newest.byCall?.balance])].filter((text) => text !== undefined);
    },
  };
}
