import type { OrderAttempt, OrderKind } from './orderLog.ts';

/**
 * What a toast, or the failure at a form, claims of an order: that it was not carried out, that it was, that the history
 * shows it, or that it shows it twice, or that its page was closed before the answer.
 */
export type Says = 'failed' | 'submitted' | 'found' | 'doubled' | 'interrupted';

/** A message as it was shown. */
export interface Message {
  readonly title: string;
  readonly text: string;
}

export interface Claim extends Message {
  readonly says: Says;
  /** `null` when the words name no kind. */
  readonly kind: OrderKind | null;
  readonly person: string;
  /** The name of the tab. */
  readonly tab: string;
  /** The orders it may be about: the last of its kind in its tab, and those from shortly before. */
  readonly about: readonly OrderAttempt[];
  /** When it was shown, or for what stays on the screen, seen (ms since the epoch). */
  readonly at: number;
  /** Whether it is a toast, whose time is exact. */
  readonly isToast: boolean;
}

/** A list of orders that a tab has read, or tried to. */
export interface ListRead {
  readonly kind: OrderKind;
  readonly person: string;
  readonly tab: string;
  /** Its body, or a page of it; `null` when the read has failed. */
  readonly text: string | null;
  /** Whether the list is read to its end by then: in one piece, or with the last page. */
  readonly isWhole: boolean;
  /** When it ended (ms since the epoch). */
  readonly at: number;
}

/** Two orders clicked within this time (ms) cannot be told apart by a message that names no amount. */
const SAME_TIME_MS = 4_000;

const titles: Readonly<Record<string, readonly [Says, OrderKind]>> = {
  'Withdrawal Failed': ['failed', 'withdrawal'],
  'Deposit error': ['failed', 'deposit'],
  'Withdrawal Request Submitted': ['submitted', 'withdrawal'],
  'Your deposit address is ready': ['submitted', 'deposit'],
  'Bot Started': ['submitted', 'bot'],
};

const namedKinds: readonly (readonly [RegExp, OrderKind])[] = [
  [/\bwithdrawals?\b/, 'withdrawal'],
  [/\bdeposits?\b/, 'deposit'],
  [/\bbots?\b/, 'bot'],
];

/** What a message claims; `null` for one that claims nothing of an order. */
export function readMessage({ title, text }: Message): Pick<Claim, 'says' | 'kind'> | null {
  if (title === 'Check your history') {
    // Before what the server has said, which may name anything.
    const [sentence = ''] = text.split('The server refused', 1);
    const says = /^This (withdrawal|bot) is .* twice\./.test(text) ? 'doubled' : 'found';
    return { says, kind: namedKinds.find(([words]) => words.test(sentence))?.[1] ?? null };
  }
  if (text.startsWith('The page was closed before')) return { says: 'interrupted', kind: null };
  if (title === 'Error' && text.startsWith('Failed to start the bot')) return { says: 'failed', kind: 'bot' };
  const known = titles[title];
  const isOpen = text.includes('It may have been sent.');
  return known === undefined || isOpen ? null : { says: known[0], kind: known[1] };
}

/** The claim of a message shown to a user in a tab; `null` for a message that claims nothing of an order. */
export function toClaim(
  message: Message,
  shown: Pick<Claim, 'person' | 'tab' | 'at' | 'isToast'>,
  attempts: readonly OrderAttempt[],
): Claim | null {
  const read = readMessage(message);
  if (read === null) return null;
  const isOwn = ({ person, kind }: OrderAttempt) =>
    person === shown.person && (kind === read.kind || read.kind === null);
  const inTab = attempts.filter((attempt) => isOwn(attempt) && attempt.tab === shown.tab);
  const last = inTab.at(-1)?.clickedAt ?? 0;
  return { ...message, ...read, ...shown, about: inTab.filter(({ clickedAt }) => last - clickedAt < SAME_TIME_MS) };
}
