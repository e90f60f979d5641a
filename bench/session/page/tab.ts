/** What a tab may ask of the server: lists and the profile, all behind the session. */
export const callNames = ['profile', 'bots', 'investments', 'currencies', 'withdrawals'] as const;
export type CallName = (typeof callNames)[number];

/** A call and how long it waits before it leaves (ms). */
export interface PlannedCall {
  readonly name: CallName;
  readonly delayMs: number;
}

/** A client as the page knows it: ours or the peer. */
export interface Subject {
  readonly calls: Readonly<Record<CallName, () => Promise<unknown>>>;
  signIn(email: string, password: string): Promise<unknown>;
  isSignedIn(): boolean;
}

/** What the driver calls in a tab. */
export interface Tab {
  signIn(email: string, password: string): Promise<void>;
  isSignedIn(): boolean;
  /** Makes the calls and answers with a sentence for each that failed. */
  make(calls: readonly PlannedCall[]): Promise<string[]>;
  /** How often this tab has seen its session end. */
  ends(): number;
}

declare global {
  interface Window {
    /** Set when the client is there. */
    tab?: Tab;
  }
}

/** Offers a client to the driver. `ends` counts the ends of the session as that client tells them. */
export function offer(subject: Subject, ends: () => number): void {
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

/** Where the server is: the page's address says so. */
export function serverOf(): string {
  const server = new URLSearchParams(window.location.search).get('api');
  if (server === null) throw new Error('The address of this page lacks ?api=<server>.');
  return server;
}
