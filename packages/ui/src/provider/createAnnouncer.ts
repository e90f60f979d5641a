import { createStore } from './createStore.js';

/** `assertive` interrupts what is being read, `polite` waits for it. */
export type Urgency = 'polite' | 'assertive';

/** A text while it is in a live region. */
export interface Utterance {
  readonly id: number;
  readonly text: string;
  readonly urgency: Urgency;
}

interface Spoken extends Utterance {
  readonly source: unknown;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** What reads texts aloud, for everything inside a provider. */
export interface Announcer {
  /**
   * Reads a text aloud. What the same source said before is taken back; words that another source has just said are not
   * repeated.
   */
  readonly announce: (text: string, options: { readonly urgency?: Urgency; readonly source: unknown }) => void;
  /** Calls back whenever `getUtterances` changes. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly getUtterances: () => readonly Utterance[];
}

/** How long a text stays in its region (ms): long enough for a screen reader to fetch it. */
const SHOWN_MS = 4_000;

const toWords = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `;

export function createAnnouncer(): Announcer {
  const { get, set, subscribe } = createStore<readonly Spoken[]>([]);
  let count = 0;
  return {
    announce: (text, { urgency = 'polite', source }) => {
      const words = toWords(text);
      if (words.trim() === '') return;
      const others = get().filter((one) => one.source !== source);
      if (others.some((one) => toWords(one.text).includes(words))) return;
      for (const one of get()) if (one.source === source) clearTimeout(one.timer);
      const id = (count += 1);
      const timer = setTimeout(() => set(get().filter((one) => one.id !== id)), SHOWN_MS);
      set([...others, { id, text, urgency, source, timer }]);
    },
    subscribe,
    getUtterances: get,
  };
}
