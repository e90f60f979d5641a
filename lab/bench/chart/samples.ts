import { median } from '../statistics.ts';
import type { KindName } from './kinds.ts';
import type { Subject } from './subjects.ts';

/** The measurements: for each kind, chart and history length, one list per page. */
export class Samples {
  readonly #pages = new Map<string, (readonly number[])[]>();

  add(kind: KindName, subject: Subject, count: number, values: readonly number[]): void {
    const key = keyOf(kind, subject, count);
    this.#pages.set(key, [...(this.#pages.get(key) ?? []), values]);
  }

  /** All values of all pages. */
  values(kind: KindName, subject: Subject, count: number): readonly number[] {
    return (this.#pages.get(keyOf(kind, subject, count)) ?? []).flat();
  }

  /** Each series by its key, with the median of each page and all values. */
  series(): { key: string; pages: number; values: readonly number[]; medians: readonly number[] }[] {
    return [...this.#pages].map(([key, pages]) => ({
      key,
      pages: pages.length,
      values: pages.flat(),
      medians: pages.map(median),
    }));
  }
}

function keyOf(kind: KindName, subject: Subject, count: number): string {
  return `${kind}, ${subject}, ${count.toLocaleString('en')}`;
}
