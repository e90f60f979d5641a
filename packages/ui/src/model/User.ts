import type { ServerTime } from './ServerTime.js';

/** The signed-in person as screens show them. */
export interface Viewer {
  readonly id: number;
  readonly displayId: string | null;
  readonly name: string;
  readonly email: string;
}

/** What the profile adds to that. */
export interface Profile extends Viewer {
  /** `null` when the server does not say. */
  readonly dateJoined: ServerTime | null;
}
