/**
 * How an answer fails to arrive: the connection is closed before the call is handled, or after it but before it is
 * answered; it is reset before the call is handled; the call is handled, and half of the announced answer comes.
 */
export const cuts = ['before', 'after', 'reset', 'truncated'] as const;
export type Cut = (typeof cuts)[number];

/** What goes wrong with the next calls of one endpoint. */
export interface Fault {
  method: string;
  /** The exact path, such as '/api/bots/'. */
  path: string;
  /** Answered instead of the real answer; without it the call goes through (late, when a delay is set). */
  status?: number;
  /**
   * True lets the call be carried out before `status` is answered, as by a server that fails over what comes after the commit.
   * A call that is refused has committed nothing: its real answer stays.
   */
  commits?: boolean;
  /** Before the call is handled. */
  delayMs?: number;
  /** After the call was handled, before its answer leaves. */
  delayAfterMs?: number;
  /** How many calls it hits; 1 by default. */
  times?: number;
  /** Text is sent as it is, anything else as JSON. */
  body?: unknown;
  contentType?: string;
  headers?: Record<string, string>;
  /** False leaves out the CORS headers, as a proxy in front of a server does. */
  cors?: boolean;
  /** `truncated` also cuts an answer given by `status`. */
  cut?: Cut;
}

export interface SeenRequest {
  method: string;
  path: string;
  status: number;
  /** Milliseconds since 1970. */
  at: number;
}

export interface FaultBox {
  arm(fault: Fault): void;
  /** Takes back what is armed; what was seen stays. */
  disarm(): void;
  /** The fault that hits this call, used up by one. */
  take(method: string, path: string): Fault | undefined;
  record(request: SeenRequest): void;
  seen(): readonly SeenRequest[];
  clear(): void;
}

const MAX_SEEN = 10_000;

/** Holds armed faults and what was requested: methods, paths and statuses, never bodies or tokens. */
export function createFaultBox(): FaultBox {
  let armed: { fault: Fault; left: number }[] = [];
  let requests: SeenRequest[] = [];
  return {
    arm: (fault) => {
      armed.push({ fault, left: fault.times ?? 1 });
    },
    disarm: () => {
      armed = [];
    },
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
    },
  };
}
