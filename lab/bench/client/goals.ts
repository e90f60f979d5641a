import { median } from '../statistics.ts';
import { exactly, reported, type Verdict, verdict } from '../verdict.ts';
import type { Round, Subject } from './round.ts';

/** The goals of the client, with what all rounds have measured. */
export function judgeClient(rounds: readonly Round[]): readonly Verdict[] {
  const middle = (kind: 'calls' | 'stubbed' | 'storms', subject: Subject) =>
    median(rounds.flatMap((round) => round[kind][subject]));
  const ratio = (kind: 'calls' | 'storms', peer: Subject) => middle(kind, 'ours') / middle(kind, peer);
  const microseconds = (subject: Subject) => 1000 * (middle('stubbed', subject) - middle('stubbed', 'plain'));
  const storms = rounds.flatMap(({ counts }) => counts);
  /** Of all storms the one farthest from what it must be. */
  const worst = (name: 'failed' | 'refused' | 'refreshes', wanted: number) =>
    storms.map((counts) => counts[name]).toSorted((a, b) => Math.abs(b - wanted) - Math.abs(a - wanted))[0] ??
    Number.NaN;
  const all = `worst of ${storms.length} storms`;
  return [
    verdict(
      'A1',
      'a call',
      1.25,
      '×',
      ratio('calls', 'peer'),
      `written by hand: ${middle('calls', 'peer').toFixed(2)} ms`,
    ),
    reported(
      'A1',
      'its own cost',
      60,
      'µs',
      microseconds('ours'),
      `written by hand: ${microseconds('peer').toFixed(0)} µs`,
    ),
    exactly('A2', '401s of 1,000 calls at once', 1000, 'calls', worst('refused', 1000), all),
    exactly('A2', 'their refreshes', 1, 'calls', worst('refreshes', 1), all),
    exactly('A2', 'those that failed', 0, 'calls', worst('failed', 0), all),
    verdict(
      'A2',
      'all of them',
      1.5,
      '×',
      ratio('storms', 'plain'),
      `2 × 1,000 bare fetches: ${middle('storms', 'plain').toFixed(0)} ms`,
    ),
  ];
}
