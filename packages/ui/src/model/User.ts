import type { ServerTime } from './ServerTime.js';

/** The signed-in person as screens show them. */
export interface Viewer {
  /** The server's id of the account. */
  readonly id: number;
  /** The id people are shown and asked for; `null` when the server sends none. */
  readonly displayId: string | null;
  /** The name to greet the person by. */
  readonly name: string;
  /** The address the person signs in with. */
  readonly email: string;
}

/** What the profile adds to that. */
export interface Profile extends Viewer {
  /** `null` when the server does not say. */
  readonly dateJoined: ServerTime | null;
}
