import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { dateChangelogs, rehearseRelease } from './checks/releaseDry.ts';
import { pnpm } from '@etherpilot/testkit/builds';
import { main, program, root, runNode, runOrThrow, startNode } from '@etherpilot/testkit/processes';

const suites = { release: ['--release'], change: [], none: undefined } as const;

/**
 * `pnpm release [--dry-run] [--tests release|change|none]`: audits, tests, builds, writes versions and changelogs
 * from the changesets, commits and tags. Nothing leaves the machine; the last lines say what to push and publish. A dry
 * run, which runs the tests of a change, does all of it in a copy, publishes that to a registry on this machine, and
 * installs it from there.
 */
await main(async () => {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean' }, tests: { type: 'string' } } });
  const isDry = values['dry-run'] === true;
  const suite = suiteFrom(values.tests ?? (isDry ? 'change' : 'release'));
  const changed = git('status', '--porcelain');
  if (changed !== '' && !isDry) throw new Error(`Commit or stash first:\n${changed}`);

  await audit();
  await test(suite);
  await (isDry ? rehearse() : release());
});

function suiteFrom(name: string): readonly string[] | undefined {
  if (!Object.hasOwn(suites, name)) throw new Error(`--tests must be one of: ${Object.keys(suites).join(', ')}.`);
  return suites[name as keyof typeof suites];
}

/** Asks the registry for known weaknesses, high or critical, of everything that is shipped. */
async function audit(): Promise<void> {
  const { code, output } = await runNode([pnpm, 'audit', '--prod', '--audit-level', 'high']);
  if (/ERR_PNPM_AUDIT_(BAD_RESPONSE|ENDPOINT_NOT_EXISTS)/.test(output))
    return console.log('! Not audited: the registry offers no audit. Audit with another one before you publish.');
  if (code !== 0) throw new Error(output.trim());
  return console.log('✓ Audited');
}

async function test(suite: readonly string[] | undefined): Promise<void> {
  if (suite === undefined) return console.log('! Not tested, as asked for.');
  const child = startNode(['scripts/test.ts', ...suite]);
  const code = await new Promise((resolve) => child.on('exit', resolve));
  if (code !== 0) throw new Error('The tests fail, so nothing is released.');
  return console.log('✓ Tested');
}

async function build(): Promise<void> {
  // Pages of the release before that are still open ask for its assets.
  await runOrThrow(['scripts/build.ts', '--keep', 'apps/web/dist']);
  console.log('✓ Built, with the assets of the last build kept');
}

async function rehearse(): Promise<void> {
  await build();
  const { published, tags, changes } = await rehearseRelease();
  console.log(`✓ Changelogs:\n\n${changes.join('\n\n')}\n`);
  console.log(`✓ Tags: ${tags.join(', ')}`);
  console.log(`✓ Published to a registry on this machine and installed from it: ${published.join(', ')}`);
  console.log('Nothing was changed: this was a dry run.');
}

async function release(): Promise<void> {
  const changesets = program('@changesets/cli/bin.js');
  await runOrThrow([changesets, 'version']);
  await dateChangelogs(root);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Release the packages as the changesets say');
  console.log('✓ Versions and changelogs are written and committed');
  await build();
  await runOrThrow([changesets, 'git-tag']);
  console.log(`✓ Tags: ${git('tag', '--points-at', 'HEAD').split('\n').join(', ')}`);
  console.log('Now: git push --follow-tags, pnpm changeset publish, and deploy apps/web/dist.');
}

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
}
