import type { HeardPage } from './screenReader.ts';
import { findRepeated, type Step, toLines } from './transcript.ts';

/** How long something that should be said may take (ms). */
const TIMEOUT_MS = 30_000;
/** While a transcript is written, nothing more is expected after so long a silence (ms). */
const SILENCE_MS = 8_000;

export interface Walk extends Pick<HeardPage, 'page'> {
  /** Does something, and waits until what the transcript expects was said. */
  readonly step: (action: string, act: () => Promise<unknown>) => Promise<void>;
}

/** A walk whose steps are compared with a transcript; to write one, they are only gathered. */
export function createWalk(
  { page, heard, nextUtterance }: HeardPage,
  transcript: readonly Step[],
  { isWriting }: { readonly isWriting: boolean },
) {
  const steps: Step[] = [];
  let told = 0;
  /** Listens until it is enough, or for so long nothing is said. */
  const listen = async (isEnough: () => boolean, waitMs: number) => {
    while (!isEnough()) {
      const { promise, resolve } = Promise.withResolvers<'late'>();
      const timer = setTimeout(resolve, waitMs, 'late');
      // oxlint-disable-next-line no-await-in-loop -- one utterance after the other
      const end = await Promise.race([nextUtterance(), promise]);
      clearTimeout(timer);
      if (end === 'late') return;
    }
  };
  const walk: Walk = {
    page,
    async step(action, act) {
      const wanted = transcript[steps.length];
      const optional = wanted?.optional ?? [];
      const ignored = new Set([...optional, ...(transcript[steps.length - 1]?.optional ?? [])]);
      const lines = () => toLines(heard.slice(told)).filter((line) => !ignored.has(line));
      await act();
      if (isWriting) await listen(() => false, SILENCE_MS);
      else await listen(() => lines().length >= (wanted?.lines.length ?? 0), TIMEOUT_MS);
      const step = { action, lines: lines(), optional };
      // A reason that is asked for again is said again, so only within a step.
      const repeated = findRepeated(heard.slice(told));
      told = heard.length;
      steps.push(step);
      if (repeated.length > 0) throw new Error(`After “${action}” it was said twice: ${repeated.join(' | ')}`);
      if (isWriting) return;
      const isSame = wanted?.action === action && wanted.lines.join('\n') === step.lines.join('\n');
      if (!isSame) throw new Error(describe(steps.length, wanted, step));
    },
  };
  return { walk, steps };
}

function describe(place: number, wanted: Step | undefined, step: Step): string {
  const list = ({ action, lines }: Step) => [action, ...lines.map((line) => `  ${line}`)].join('\n');
  const expected = wanted ? list(wanted) : 'nothing';
  return `Step ${place} of the transcript was heard differently.\nExpected: ${expected}\nHeard: ${list(step)}`;
}
