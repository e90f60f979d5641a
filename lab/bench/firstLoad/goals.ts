import { median } from '../statistics.ts';
import { exactly, reported, type Verdict, verdict } from '../verdict.ts';
import type { PageBytes } from './bytes.ts';
import type { Load } from './visit.ts';

/** What was measured of a page and of the same page without scripts. */
export interface PageSamples {
  readonly path: string;
  readonly ours: Load[];
  readonly bare: Load[];
  readonly bytes: PageBytes;
}

/** The goals of the first load, for each page. `libraries`: what they weigh without code of ours (bytes of gzip). */
export function judgeFirstLoad(pages: readonly PageSamples[], libraries: number): readonly Verdict[] {
  return pages.flatMap(({ path, ours, bare, bytes }) => {
    const middle = (loads: readonly Load[], what: 'painted' | 'blocked') => median(loads.map((load) => load[what]));
    const [painted, floor] = [middle(ours, 'painted'), middle(bare, 'painted')];
    const alone = `libraries alone: ${(libraries / 1000).toFixed(1)} kB`;
    return [
      verdict('F1', `${path}: own code, gzip`, 12, 'kB', (bytes.app - libraries) / 1000, alone),
      exactly('F2', `${path}: scripts before it can be read, gzip`, 0, 'kB', bytes.blocking / 1000),
      verdict('F2', `${path}: scripts before the app starts, gzip`, 2, 'kB', bytes.early / 1000),
      verdict('F2', `${path}: page with its styles, gzip`, 14, 'kB', bytes.page / 1000),
      verdict(
        'F3',
        `${path}: largest paint, slow 4G, 4× CPU`,
        1.05,
        '×',
        painted / floor,
        `without scripts: ${floor.toFixed(0)} ms`,
      ),
      // Less than this moves nothing by a pixel.
      verdict('F3', `${path}: layout shift, largest`, 0.001, 'shift', Math.max(...ours.map(({ shift }) => shift))),
      reported('F3', `${path}: total blocking time`, 50, 'ms', middle(ours, 'blocked')),
      reported('W1', `${path}: largest paint`, 850, 'ms', painted),
    ];
  });
}
