import { type HeardPage } from './screenReader.ts';
import { findRepeated, type Step, toLines } from './transcript.ts';

/** How long something that should be said may take (ms). */
const TIMEOUT_MS = 20_000;
/** While a transcript is written, nothing more is expected after so long a silence (ms). */
const SILENCE_MS = 8_000;

export interface Walk extends Pick<HeardPage, 'page'> {
  /** Does something, and waits until what the transcript expects was said. */
  readonly step: (action: string, act: () => Promise<unknown>) => Promise<void>;
}

/** A walk whose steps are compared with a transcript, or written into a new one. */
export function createWalk({ page, heard, nextUtterance }: HeardPage, expected: readonly Step[] | undefined) {
  const steps: Step[] = [];
  let told = 0;
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
      const wanted = expected?.[steps.length];
      await act();
      const count = () => toLines(heard.slice(told)).length;
      await (expected ? listen(() => count() >= (wanted?.lines.length ?? 0), TIMEOUT_MS) : listen(() => false, SILENCE_MS));
      const step = { action, lines: toLines(heard.slice(told)) };
      told = heard.length;
      steps.push(step);
      if (!expected) return;
      const isSame = wanted?.action === action && wanted.lines.join('\n') === step.lines.join('\n');
      if (!isSame) throw new Error(describe(steps.length, wanted, step));
      const repeated = findRepeated(heard);
      if (repeated.length > 0) throw new Error(`Said twice within two seconds: ${repeated.join(' | ')}`);
    },
  };
  return { walk, steps };
}

function describe(place: number, wanted: Step | undefined, step: Step): string {
  const list = ({ action, lines }: Step) => [action, ...lines.map((line) => `  ${line}`)].join('\n');
  return `Step ${place} of the transcript was heard differently.\nExpected: ${wanted ? list(wanted) : 'nothing'}\nHeard: ${list(step)}`;
}
