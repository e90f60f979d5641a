/** The calls a tab may make: lists and the profile, all with a session. */
export const callNames = ['profile', 'bots', 'investments', 'currencies', 'withdrawals'] as const;
export type CallName = (typeof callNames)[number];

/** A call and its delay (ms). */
export interface PlannedCall {
  readonly name: CallName;
  readonly delayMs: number;
}

/** A client as used by the page: ours or the peer. */
export interface Subject {
  readonly calls: Readonly<Record<CallName, () => Promise<unknown>>>;
  signIn(email: string, password: string): Promise<unknown>;
  isSignedIn(): boolean;
}

/** What the driver calls in a tab. */
export interface Tab {
  signIn(email: string, password: string): Promise<void>;
  isSignedIn(): boolean;
  /** Makes the calls; resolves with a sentence for each that failed. */
  make(calls: readonly PlannedCall[]): Promise<string[]>;
  /** How often this tab has seen its session end. */
  ends(): number;
}

declare global {
  interface Window {
    /** Set when the client is ready. */
    tab?: Tab;
  }
}

/** Exposes a client to the driver. `ends` counts the ended sessions as reported by that client. */
export function exposeTab(subject: Subject, ends: () => number): void {
  window.tab = {
    async signIn(email, password) {
      await subject.signIn(email, password);
    },
    isSignedIn: () => subject.isSignedIn(),
    async make(calls) {
      const outcomes = await Promise.all(calls.map((call) => outcomeOf(subject, call)));
      return outcomes.filter((outcome) => outcome !== '');
    },
    ends,
  };
}

async function outcomeOf(subject: Subject, { name, delayMs }: PlannedCall): Promise<string> {
  await new Promise((resolve) => setTimeout(resolve, delayMs));
  try {
    await subject.calls[name]();
    return '';
  } catch (error) {
    const { message, kind, status } = error as { message: string; kind?: string; status?: number };
    return `${name}: ${[kind, status, message].filter((part) => part !== undefined).join(', ')}`;
  }
}

/** The server's origin, from the page's URL. */
export function serverOf(): string {
  const server = new URLSearchParams(window.location.search).get('api');
  if (server === null) throw new Error('The URL of this page lacks ?api=<server>.');
  return server;
}
