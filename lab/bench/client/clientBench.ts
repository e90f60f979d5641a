import { join } from 'node:path';
import { mustRun, root } from '@etherpilot/testkit/processes';
import type { Verdict } from '../verdict.ts';
import { buildBench } from '../withPages.ts';
import { judgeClient } from './goals.ts';
import type { Round } from './round.ts';
import { startBotServer } from './server.ts';

/** Processes a round: an engine compiles the same code to more or less speed each time. */
const PROCESSES = 4;

const folder = join(root, '.reports/bench/client');

/** Measures our client beside one written by hand and a bare `fetch`, each time in a process of its own. */
export async function benchClient(rounds: number): Promise<readonly Verdict[]> {
  await buildBench('client', folder);
  const server = await startBotServer();
  const done: Round[] = [];
  try {
    const wanted = rounds * PROCESSES;
    for (let round = 0; round < wanted; round += 1) {
      process.stderr.write(`round ${round + 1} of ${wanted}: client\n`);
      // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would slow each other
      const output = await mustRun([join(folder, 'round.js'), server.origin, `${round}`]);
      done.push(JSON.parse(output.trim().split('\n').at(-1) ?? ''));
    }
  } finally {
    server.close();
  }
  return judgeClient(done);
}
