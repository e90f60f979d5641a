import { watch } from 'node:fs';
import { join } from 'node:path';
import { program, root, runNode } from '../lib/processes.ts';
import { sourceFolders } from '../lib/sources.ts';
import { unitProjects } from '../lib/unitProjects.ts';

/** How long the disk has to be quiet, in ms: an editor writes several files at once. */
const QUIET_MS = 200;

/**
 * `npm run dev:check`: watches the sources; after each change it lints the changed files, checks the types of their
 * package and runs the unit tests that import them.
 */
const changed = new Set<string>();
let timer: NodeJS.Timeout | undefined;
let isRunning = false;

for (const folder of sourceFolders) {
  watch(join(root, folder), { recursive: true }, (_event, file) => {
    if (!file || !/\.tsx?$/.test(file)) return;
    changed.add(`${folder}/${file.replaceAll('\\', '/')}`);
    schedule();
  });
}
console.log(`Watching ${sourceFolders.join(', ')}.`);

function schedule(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void checkChanges(), QUIET_MS);
}

async function checkChanges(): Promise<void> {
  if (isRunning) return schedule();
  isRunning = true;
  const files = [...changed];
  changed.clear();
  console.log(`\n${files.join('\n')}`);
  const packages = [...new Set(files.map((file) => file.split('/').slice(0, 2).join('/')))];
  const results = [
    await report('lint', [program('oxlint/bin/oxlint'), '--deny-warnings', ...files]),
    ...(await Promise.all(
      packages.map((folder) => report(`types of ${folder}`, [program('typescript/bin/tsc'), '-p', folder])),
    )),
    await report('unit tests', [
      program('vitest/vitest.mjs'),
      'related',
      '--run',
      '--passWithNoTests',
      ...unitProjects,
      ...files,
    ]),
  ];
  console.log(results.every(Boolean) ? 'All good.' : 'Not good yet.');
  isRunning = false;
}

/** Runs a program, prints its output when it fails, and says whether it passed. */
async function report(name: string, args: readonly string[]): Promise<boolean> {
  const { code, output } = await runNode(args);
  console.log(code === 0 ? `✓ ${name}` : `✗ ${name}\n${output.trim()}`);
  return code === 0;
}
