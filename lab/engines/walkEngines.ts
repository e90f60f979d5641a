import { runWalks, type Walk } from './engineLab.ts';
import { builtWeb } from '@etherpilot/testkit/builtWeb';
import { type EngineName, engineNames, whatIsMissing } from '@etherpilot/testkit/engines';

export interface EngineReport {
  readonly passed: number;
  readonly failed: number;
  /** A line for each engine. */
  readonly lines: readonly string[];
  /** A line for each walk that failed. */
  readonly problems: readonly string[];
}

/** Does walks in each engine, all at the same time; an engine that is not installed is a line of the report. */
export async function walkEngines(
  walks: readonly Walk[],
  engines: readonly EngineName[] = engineNames,
): Promise<EngineReport> {
  const build = await builtWeb();
  const reports = await Promise.all(engines.map((engine) => walkEngine(engine, build, walks)));
  return {
    passed: reports.reduce((sum, { passed }) => sum + passed, 0),
    failed: reports.reduce((sum, { failed }) => sum + failed, 0),
    lines: reports.flatMap(({ lines }) => lines),
    problems: reports.flatMap(({ problems }) => problems),
  };
}

async function walkEngine(engine: EngineName, build: string, walks: readonly Walk[]): Promise<EngineReport> {
  const missing = whatIsMissing(engine);
  if (missing !== undefined)
    return { passed: 0, failed: 0, lines: [`${engine} was not tried: ${missing}`], problems: [] };
  const start = performance.now();
  const outcomes = await runWalks(engine, build, walks);
  const problems = outcomes.flatMap(({ name, width, problem }) =>
    problem === undefined ? [] : [`${engine}, ${width} px, ${name}: ${problem}`],
  );
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const failed = problems.length;
  const passed = outcomes.length - failed;
  return { passed, failed, lines: [`${engine}: ${passed} passed, ${failed} failed (${seconds} s)`], problems };
}
