/**
 * How an answer is lost: the connection is closed before the call is handled, or after it but before it is answered; it
 * is reset before the call is handled; the call is handled, and half of the announced answer is sent.
 */
export const cuts = ['before', 'after', 'reset', 'truncated'] as const;
export type Cut = (typeof cuts)[number];

/** A fault for the next calls of one endpoint. */
export interface Fault {
  method: string;
  /** The exact path, such as '/api/bots/'. */
  path: string;
  /** Sent instead of the real answer; without it the call goes through (late, when a delay is set). */
  status?: number;
  /**
   * Whether the call is executed before `status` is answered, as by a server that fails after the commit.
   * A refused call has committed nothing: its real answer remains.
   */
  commits?: boolean;
  /** Whether the call is held before it is handled, until a release or a reset. */
  held?: boolean;
  /** Delay before the call is handled (ms). */
  delayMs?: number;
  /** Delay between handling the call and answering it (ms). */
  delayAfterMs?: number;
  /** Number of calls it affects; 1 by default. */
  times?: number;
  /** A string is sent as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** False omits the CORS headers, as a proxy in front of a server does. */
  cors?: boolean;
  /** `truncated` also cuts an answer given by `status`. */
  cut?: Cut;
}

export interface SeenRequest {
  method: string;
  path: string;
  status: number;
  /** Time of the request (ms since the epoch). */
  at: number;
}

export interface FaultBox {
  arm(fault: Fault): void;
  /** The armed faults that no call has met yet. */
  unmet(): readonly Fault[];
  /** Disarms all faults; the request log remains. Calls that are held stay so. */
  disarm(): void;
  /** Lets go the calls that are held, and holds no more. */
  release(): void;
  /** The fault for this call, with one use consumed. */
  take(method: string, path: string): Fault | undefined;
  record(request: SeenRequest): void;
  seen(): readonly SeenRequest[];
  clear(): void;
  /** Aborted by the next `clear`. */
  getSignal(): AbortSignal;
  /** Aborted by the next `release` or `clear`. */
  getReleaseSignal(): AbortSignal;
}

const MAX_SEEN = 10_000;

const getTimes = ({ times = 1 }: Fault) => times;

/** Holds armed faults and a log of requests: methods, paths and statuses, never bodies or tokens. */
export function createFaultBox(): FaultBox {
  let armed: { fault: Fault; left: number }[] = [];
  let requests: SeenRequest[] = [];
  let cleared = new AbortController();
  let released = new AbortController();
  const release = () => {
    for (const { fault } of armed) fault.held = false;
    released.abort();
    released = new AbortController();
  };
  return {
    arm: (fault) => {
      armed.push({ fault, left: getTimes(fault) });
    },
    unmet: () => armed.filter(({ fault, left }) => left === getTimes(fault)).map(({ fault }) => fault),
    disarm: () => {
      armed = [];
    },
    release,
    take: (method, path) => {
      const hit = armed.find(({ fault }) => fault.method === method && fault.path === path);
      if (!hit) return undefined;
      hit.left -= 1;
      armed = armed.filter(({ left }) => left > 0);
      return hit.fault;
    },
    record: (request) => {
      requests = [...requests.slice(-(MAX_SEEN - 1)), request];
    },
    seen: () => requests,
    clear: () => {
      armed = [];
      requests = [];
      cleared.abort();
      cleared = new AbortController();
      release();
    },
    getSignal: () => cleared.signal,
    getReleaseSignal: () => released.signal,
  };
}
