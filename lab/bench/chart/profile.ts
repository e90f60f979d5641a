import type { Browser, CDPSession } from 'playwright';
import { crosshair, firstPaint, openPage, pan, unmeasured } from './chartPage.ts';
import { table } from '@etherpilot/testkit/table';
import type { Subject } from './subjects.ts';

const MOVES = 60;
const SHOWN = 20;
/** The profiler's sampling interval (µs). */
const INTERVAL = 200;

type Profile = Awaited<ReturnType<typeof stopProfiler>>;

/** Profiles panning and moving the crosshair: the functions with the most self time. */
export async function profileGestures(browser: Browser, origin: string): Promise<string> {
  const texts: string[] = [];
  for (const [name, gesture] of [
    ['pan', pan],
    ['crosshair', crosshair],
  ] as const) {
    for (const subject of ['ours', 'peer'] satisfies Subject[]) {
      const page = await openPage(browser, origin, subject, 10_000);
      await firstPaint(page);
      await gesture(page, 20, unmeasured);
      const session = await page.context().newCDPSession(page);
      await session.send('Profiler.enable');
      await session.send('Profiler.setSamplingInterval', { interval: INTERVAL });
      await session.send('Profiler.start');
      await gesture(page, MOVES, unmeasured);
      texts.push(`${name}, ${subject}\n${topFunctions(await stopProfiler(session))}`);
      await page.close();
    }
  }
  return texts.join('\n\n');
}

async function stopProfiler(session: CDPSession) {
  return (await session.send('Profiler.stop')).profile;
}

/** The functions by self time, without idle time. */
function topFunctions({ nodes, samples = [], timeDeltas = [] }: Profile): string {
  const names = new Map(
    nodes.map(({ id, callFrame: { functionName, url, lineNumber } }) => [
      id,
      `${functionName || '(anonymous)'} ${url ? `${url.slice(url.lastIndexOf('/') + 1)}:${lineNumber + 1}` : ''}`,
    ]),
  );
  const own = new Map<string, number>();
  for (const [index, id] of samples.entries()) {
    const name = names.get(id) ?? '?';
    if (!/^\((idle|root)\)/.test(name)) own.set(name, (own.get(name) ?? 0) + (timeDeltas[index] ?? 0) / 1000);
  }
  const total = [...own.values()].reduce((sum, ms) => sum + ms, 0);
  const top = [...own].toSorted((a, b) => b[1] - a[1]).slice(0, SHOWN);
  const rows = top.map(([name, ms]) => [ms.toFixed(1), `${((100 * ms) / total).toFixed(1)} %`, name]);
  return table(['ms', 'share', 'function'], rows);
}
