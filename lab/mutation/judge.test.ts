import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { createJudge, isProduct, killerIn } from './judge.ts';
import { mutationsOf } from './mutations.ts';

const PATH = 'packages/ui/src/rules/sum.ts';
const TEXT = 'export const sum = (a: number, b: number) => a + b;\n';

/** A tree of one file whose "tests" print what is given and end with a code. */
function treeWith(vitest: string, path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mutate-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const place of ['node_modules/vitest', dirname(path)]) {
    mkdirSync(join(folder, place), { recursive: true });
  }
  writeFileSync(join(folder, path), TEXT);
  writeFileSync(join(folder, 'node_modules/vitest/vitest.mjs'), vitest);
  return folder;
}

const reads = `import { readFileSync } from 'node:fs';
const isSound = readFileSync('${PATH}', 'utf8').includes('a + b');
`;
const [mutation] = mutationsOf(PATH, TEXT);

function judged(vitest: string, path = PATH) {
  if (mutation === undefined) throw new Error('There is a sum in it');
  const folder = treeWith(vitest, path);
  const verdict = createJudge(folder)({ ...mutation, path });
  return { verdict, text: () => readFileSync(join(folder, path), 'utf8'), folder };
}

it('a mutation that a test notices is killed by it, and taken out again', async () => {
  const { verdict, text } = judged(`${reads}
    if (!isSound) console.log(' FAIL  |unit| packages/ui/src/rules/sum.test.ts > adds');
    console.log(' Test Files  1');
    process.exitCode = isSound ? 0 : 1;`);
  expect(await verdict).toMatchObject({ status: 'killed', by: 'packages/ui/src/rules/sum.test.ts: adds' });
  expect(text()).toBe(TEXT);
});

it('a mutation nobody notices survives, seen or unseen', async () => {
  await expect(judged(`console.log(' Test Files  3 passed');`).verdict).resolves.toEqual({ status: 'survived' });
  for (const words of ['No test files found', 'No affected test files found']) {
    const { verdict } = judged(`console.log('${words}, exiting with code 0');`);
    // oxlint-disable-next-line no-await-in-loop -- each is a tree of its own, and there are two
    await expect(verdict).resolves.toEqual({ status: 'unseen' });
  }
});

it.each([
  ['packages/ui/src/rules/sum.ts', ['unit', 'storybook']],
  ['packages/api-client/src/sum.ts', ['unit', 'web']],
  ['apps/web/src/state/sum.ts', ['web']],
])('a mutation of %s is put to the projects %j', async (path, projects) => {
  const listed = `import { appendFileSync } from 'node:fs';
    appendFileSync('asked.txt', process.argv[process.argv.indexOf('--project') + 1] + ' ');
    console.log(' Test Files  3 passed');`;
  const { verdict, folder } = judged(listed, path);
  await verdict;
  expect(readFileSync(join(folder, 'asked.txt'), 'utf8').trim().split(' ')).toEqual(projects);
});

it('tests that cannot be run, or fail without a mutation, kill nothing', async () => {
  const { verdict, text } = judged('process.exitCode = 1;');
  await expect(verdict).rejects.toThrow('The tests cannot be run');
  expect(text()).toBe(TEXT);
  const failing = ` FAIL  |unit| packages/ui/src/rules/sum.test.ts > adds\\n Test Files  1 failed`;
  const always = judged(`console.log(${JSON.stringify(failing.replaceAll('\\n', '\n'))}); process.exitCode = 1;`);
  expect(await always.verdict).toEqual({ status: 'unsound', by: 'packages/ui/src/rules/sum.test.ts: adds' });
});

it('an error outside of the tests kills only if it needs the mutation', async () => {
  const broken = judged(`${reads}console.log(' Test Files  (1)'); process.exitCode = isSound ? 0 : 1;`);
  expect(await broken.verdict).toEqual({ status: 'killed', by: 'an error outside of the tests' });
  const noBrowser = judged(`console.log(' Test Files  (1)'); process.exitCode = 1;`);
  expect(await noBrowser.verdict).toEqual({ status: 'unsound', by: 'an error outside of the tests' });
});

it('the first failing test is found by file and title', () => {
  expect(killerIn('\n FAIL  |storybook (chromium)| a/B.stories.tsx > Every Tone\n FAIL  |unit| c > d')).toEqual({
    file: 'a/B.stories.tsx',
    title: 'Every Tone',
  });
  expect(killerIn('\n FAIL  |unit| a/b.test.ts\n')).toEqual({ file: 'a/b.test.ts', title: 'the file does not load' });
  expect(killerIn('all is well')).toBeUndefined();
});

it.each([
  ['packages/ui/src/rules/activation.ts', true],
  ['apps/web/src/routes/BotsRoute.tsx', true],
  ['packages/ui/src/rules/activation.test.ts', false],
  ['packages/ui/src/fixtures/bots.ts', false],
  ['packages/api-client/src/testing/orders.ts', false],
  ['packages/ui/src/components/Delta/Delta.stories.tsx', false],
  ['apps/web/e2e/steps.ts', false],
  ['apps/sandbox-api/src/app.ts', false],
])('%s is part of the product: %j', (path, expected) => {
  expect(isProduct(path)).toBe(expected);
});
