import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { startNode, stop } from '@etherpilot/testkit/processes';
import { type Mutation, mutated } from './mutations.ts';

/** `unseen`: no test depends on the file. `unsound`: what failed does so without the mutation as well, and proves nothing. */
export type Verdict =
  | { readonly status: 'killed' | 'unsound'; readonly by: string }
  | { readonly status: 'survived' | 'unseen' };

interface Failure {
  readonly by: string;
  /** Arguments of Vitest that repeat what failed; none for a test that does not end. */
  readonly repeat: readonly string[] | null;
}

/** A mutation can keep a test from ever coming to an end (ms). */
const PATIENCE_MS = 10 * 60_000;

type Project = 'unit' | 'web' | 'storybook';

/** The projects of Vitest whose tests import a file. Stories show the library and nothing else. */
function projectsFor(path: string): readonly Project[] {
  if (path.startsWith('apps/web/')) return ['web'];
  return path.startsWith('packages/ui/') ? ['unit', 'storybook'] : ['unit', 'web'];
}

/** The tests that might see it, the nearest first: most mutations are noticed by those beside the file. */
function stagesOf(folder: string, path: string): readonly (readonly string[])[] {
  const beside = readdirSync(join(folder, dirname(path)));
  const has = (project: Project) =>
    beside.some((name) => (project === 'storybook' ? /\.stories\.tsx$/ : /\.test\.tsx?$/).test(name));
  const projects = projectsFor(path);
  return [
    ...projects.filter(has).map((project) => ['run', `${dirname(path)}/`, '--project', project]),
    ...projects.map((project) => ['related', path, '--run', '--project', project]),
  ];
}

async function runTests(folder: string, args: readonly string[]) {
  const child = startNode(
    [join(folder, 'node_modules/vitest/vitest.mjs'), ...args, '--bail', '1', '--passWithNoTests'],
    {
      cwd: folder,
      env: { NO_COLOR: '1' },
      output: 'collected',
    },
  );
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  const ended = new Promise<number>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    void stop(child);
  }, PATIENCE_MS);
  const code = await ended;
  clearTimeout(timer);
  return { code, isLate, output: stripVTControlCharacters(chunks.join('')) };
}

/** The first failing test that a run names: its file and its title. */
export function killerIn(output: string): { readonly file: string; readonly title: string } | undefined {
  const [, file, title] = /^ *FAIL +(?:\|[^|]*\| )?(\S+)(?: > (.+))?$/m.exec(output) ?? [];
  return file === undefined ? undefined : { file, title: title?.trim() ?? 'the file does not load' };
}

/** Whether a run says that nothing was there to run: no test in the folder, or none that depends on the file. */
const isEmpty = (output: string) => /No (?:affected )?test files found/.test(output);

/** Whether a run got as far as to say how many test files there were, or that there were none. */
const hasRun = (output: string) => /^ *Test Files /m.test(output) || isEmpty(output);

/** Puts mutations into a copy of a tree, one at a time. A test that fails without any proves nothing. */
export function createJudge(folder: string): (mutation: Mutation) => Promise<Verdict> {
  const sound = new Map<string, boolean>();

  async function passesUnchanged(args: readonly string[]): Promise<boolean> {
    const key = args.join(' ');
    const known = sound.get(key);
    if (known !== undefined) return known;
    const { code } = await runTests(folder, args);
    sound.set(key, code === 0);
    return code === 0;
  }

  /** What the tests say while the mutation is there. */
  async function ask(path: string): Promise<Failure | 'survived' | 'unseen'> {
    let hasTests = false;
    for (const stage of stagesOf(folder, path)) {
      const { code, output, isLate } = await runTests(folder, stage);
      if (isLate) return { by: 'a test that does not end', repeat: null };
      if (!hasRun(output)) throw new Error(`The tests cannot be run:\n${output}`);
      if (code !== 0) {
        const killer = killerIn(output);
        // A browser that does not start fails like this, too.
        if (killer === undefined) return { by: 'an error outside of the tests', repeat: stage };
        return { by: `${killer.file}: ${killer.title}`, repeat: ['run', killer.file] };
      }
      hasTests ||= !isEmpty(output);
    }
    return hasTests ? 'survived' : 'unseen';
  }

  return async (mutation) => {
    const file = join(folder, mutation.path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, mutated(text, mutation));
    let answer: Awaited<ReturnType<typeof ask>>;
    try {
      answer = await ask(mutation.path);
    } finally {
      writeFileSync(file, text);
    }
    if (typeof answer === 'string') return { status: answer };
    const { by, repeat } = answer;
    return { status: repeat === null || (await passesUnchanged(repeat)) ? 'killed' : 'unsound', by };
  };
}

/** Whether a file holds what the product does, and not what shows or tests it. */
export function isProduct(path: string): boolean {
  return (
    /^(packages\/(ui|api-client)|apps\/web)\/src\/.*\.tsx?$/.test(path) &&
    !/\.(test|stories|d)\.tsx?$/.test(basename(path)) &&
    !/\/(fixtures|testing)\//.test(path)
  );
}
