import { callHost } from './callHost.js';
import { checkHeaderName } from './checkHeaderName.js';
import type { ApiError } from './errors/ApiError.js';
import type { ClientSession, SessionChange } from './session/session.js';

/** One attempt of a call. */
export interface AttemptInfo {
  /** Such as `GET`. */
  readonly method: string;
  /** Without scheme, host and query, such as `/api/bots/`. */
  readonly path: string;
  /** 1 for the first attempt of a call. */
  readonly attempt: number;
}

/** What `client.on` tells of, by name. */
export interface ClientEvents {
  /** An attempt is about to be sent, a refresh and the retries included. */
  readonly request: AttemptInfo & {
    /**
     * Adds a header to this attempt. Throws a `TypeError` for `accept`, `authorization`, `content-type` and what is no name of
     * a header. A server of another origin must allow the header in its answer to the preflight request.
     */
    readonly setHeader: (name: string, value: string) => void;
  };
  /** An answer has arrived, whatever its status; its body may not have. */
  readonly response: AttemptInfo & { readonly status: number; readonly headers: Headers };
  /** An attempt has failed, and `attempt` is the one that follows. */
  readonly retry: AttemptInfo;
  /** A refresh has ended; `error` is `null` when it brought new tokens. */
  readonly refresh: { readonly error: ApiError | null };
  /** The session is over. */
  readonly signedOut: {
    readonly reason: Extract<SessionChange, 'signedOut' | 'expired' | 'signedOutElsewhere'>;
    /** The refusal of the account itself, with the server's sentence. */
    readonly error: ApiError | undefined;
  };
}

/**
 * Calls a listener on an event, before the call goes on. Returns a function that ends that. What the listener throws is
 * reported like an error of an event listener, and changes nothing.
 */
export type On = <Type extends keyof ClientEvents>(
  type: Type,
  listener: (event: ClientEvents[Type]) => void,
) => () => void;

export type Emit = <Type extends keyof ClientEvents>(type: Type, event: ClientEvents[Type]) => void;

export function createEvents(session: Pick<ClientSession, 'subscribe'>): { readonly on: On; readonly emit: Emit } {
  const listeners = new Map<keyof ClientEvents, Set<(event: never) => void>>();
  const on: On = (type, listener) => {
    // A session that nobody listens to follows no other tabs.
    if (type === 'signedOut') {
      const tell = listener as (event: ClientEvents['signedOut']) => void;
      return session.subscribe((reason, error) => {
        if (reason !== 'signedIn' && reason !== 'signedInElsewhere') tell({ reason, error });
      });
    }
    const all = listeners.get(type) ?? new Set();
    listeners.set(type, all.add(listener));
    return () => void all.delete(listener);
  };
  const emit: Emit = (type, event) => {
    for (const listener of listeners.get(type) ?? []) callHost(() => listener(event as never));
  };
  return { on, emit };
}

/** The part of a `request` event that adds headers to a request. */
export function headerSetter(headers: Headers): ClientEvents['request']['setHeader'] {
  return (name, value) => headers.set(checkHeaderName(name, 'header'), value);
}
