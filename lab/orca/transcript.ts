/** Something that Orca said. */
export interface Utterance {
  readonly text: string;
  /** Whether a live region said it; else it belongs to what has the focus. */
  readonly isLive: boolean;
  /** When (ms, of the same clock as the others). */
  readonly at: number;
}

/** What was said after something was done. */
export interface Step {
  readonly action: string;
  /** What was said of the focus, then what live regions said, sorted: which of them comes first is left to chance. */
  readonly lines: readonly string[];
  /**
   * What may be said or not, now or in the next step: when what had the focus is gone, Orca goes on to what comes first in
   * silence, and is silent when that gets the focus before it has read it.
   */
  readonly optional?: readonly string[];
}

const ACTION = '> ';
const LIVE = '! ';
const OPTIONAL = '? ';

/**
 * What is not compared: what Orca says of itself and of the browser; of the places it enters and leaves, which depends on where it
 * was; of a selection that is typed over; and what depends on how fast something comes: that it is loading, and a list of currencies
 * or pairs that is filled while nobody is in it, or that the database does not answer in time.
 */
const LEFT_OUT = new RegExp(
  `^(?:${[
    'Screen reader on|Focus mode|Browse mode|Chromium frame|Address and search bar .*|.*document web',
    'leaving .*|main content|form|article|region .*|navigation.*|banner|complementary.*',
    '(?:un)?selected|Selection deleted|[\\d.]+',
    'Loading\\b.*|.* combo box collapsed|Ethereum \\(ETH\\)|ETH-USD|Your browser can.t store orders\\..*',
  ].join('|')})\\.?$`,
  'u',
);
const LOADED = /^Finished loading/u;
/** What Orca says of another page, which says its own again. */
const PAGE = /^(?:Loading\.\s+Please wait|Finished loading)/u;

/** A dialog is read from its title to its end; more than this of it is not compared (characters). */
const LONGEST = 160;

const changing: readonly (readonly [pattern: RegExp, stand: string])[] = [
  [/0x[0-9a-f]{40}/giu, '‹address›'],
  [/\b\d{1,2}:\d{2}(?::\d{2})?(?:\s[AP]M)?/gu, '‹time›'],
  [/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{1,2}(?:, \d{4})?\b/gu, '‹date›'],
  [/\b\d{6,}\b/gu, '‹id›'],
];

/** What was said, without what is another at each run. */
export function normalize(text: string): string {
  const words = changing.reduce((rest, [pattern, stand]) => rest.replaceAll(pattern, stand), text);
  const line = words.replaceAll(/\s+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}

/** Stands for where the reading of a page begins, which depends on how fast its scripts come. */
const BEGINNING = '…';

/** The lines of a transcript for what was said after an action. */
export function toLines(utterances: readonly Utterance[]): readonly string[] {
  const own = utterances.filter(({ text }) => !LEFT_OUT.test(text));
  const live = own
    .filter(({ isLive }) => isLive)
    .map(({ text }) => LIVE + normalize(text))
    .toSorted();
  const said = own.filter(({ isLive }) => !isLive).map(({ text }) => normalize(text));
  const loaded = said.findLastIndex((text) => LOADED.test(text));
  if (loaded < 0) return [...said, ...live];
  return [...said.slice(loaded, loaded + 1), ...(loaded + 1 < said.length ? [BEGINNING] : []), ...live];
}

export function parseTranscript(text: string): readonly Step[] {
  return text
    .split(/^(?=> )/mu)
    .filter((part) => part.startsWith(ACTION))
    .map((part) => {
      const [action = '', ...lines] = part.trimEnd().split('\n');
      const optional = lines.filter((line) => line.startsWith(OPTIONAL)).map((line) => line.slice(OPTIONAL.length));
      return {
        action: action.slice(ACTION.length),
        lines: lines.filter((line) => line !== '' && !line.startsWith(OPTIONAL)),
        optional,
      };
    });
}

export function formatTranscript(steps: readonly Step[]): string {
  const parts = steps.map(({ action, lines, optional = [] }) =>
    [ACTION + action, ...lines, ...optional.map((line) => OPTIONAL + line)].join('\n'),
  );
  return `${parts.join('\n\n')}\n`;
}

/** Within this time (ms) nothing may be said again. */
const AGAIN_MS = 2_000;

const toWords = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

/** Whether a text says all of another; a single word, such as “Loading”, also begins other sentences. */
function repeats(text: string, said: string): boolean {
  const [words, of] = [toWords(said), toWords(text)];
  return words === of || (words.trim().includes(' ') && of.includes(words));
}

/** What a live region said although it was in something that was said just before or after. */
export function findRepeated(heard: readonly Utterance[]): readonly string[] {
  const pages = heard.map((_, place) => heard.slice(0, place).filter(({ text }) => PAGE.test(text)).length);
  const isAgain = (one: Utterance, place: number) =>
    heard.some(
      (other, at) =>
        other !== one &&
        pages[at] === pages[place] &&
        Math.abs(other.at - one.at) < AGAIN_MS &&
        repeats(other.text, one.text),
    );
  return heard.filter((one, place) => one.isLive && isAgain(one, place)).map(({ text }) => text);
}
