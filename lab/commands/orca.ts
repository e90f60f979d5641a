import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { systemOrca, whatIsMissing } from '@etherpilot/testkit/engines';
import { main, root } from '@etherpilot/testkit/processes';
import { withServedApp } from '../builtApp.ts';
import { walkMoney } from '../orca/journey.ts';
import { withScreenReader } from '../orca/screenReader.ts';
import { formatTranscript, parseTranscript } from '../orca/transcript.ts';
import { createWalk } from '../orca/walk.ts';

const file = join(root, 'lab/orca/transcript.txt');

/**
 * `pnpm --filter lab orca [--update]`: walks through the built app with Orca, the screen reader, and compares what it says with
 * orca/transcript.txt; `--update` writes that. Says what is missing and how to install it, and installs nothing.
 */
await main(async () => {
  const { update } = parseArgs({ options: { update: { type: 'boolean', default: false } } }).values;
  const system = systemOrca();
  if (!system) return console.log(whatIsMissing('orca'));
  const transcript = parseTranscript(await readFile(file, 'utf8'));
  await withServedApp({}, (served) =>
    withScreenReader(system, async (heardPage) => {
      const { walk, steps } = createWalk(heardPage, transcript, { isWriting: update });
      try {
        await walkMoney(walk, served);
      } finally {
        if (update) await writeFile(file, formatTranscript(steps));
      }
      console.log(
        `✓ ${steps.length} steps with Orca, ${steps.flatMap(({ lines }) => lines).length} lines heard as written`,
      );
    }),
  );
});
