import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { publishedPackages } from '@etherpilot/testkit/builds';
import { startRegistry } from './localRegistry.ts';
import { program, root } from '@etherpilot/testkit/processes';

/** What a new host does with both packages. */
const HOST = `
import { readFileSync } from 'node:fs';
const { UiProvider } = await import('@etherpilot/ui');
const { createApiClient } = await import('@etherpilot/api-client');
if (typeof UiProvider !== 'function' || typeof createApiClient !== 'function') throw new Error('An export is missing.');
for (const name of ['ui', 'api-client']) {
  const manifest = readFileSync('node_modules/@etherpilot/' + name + '/package.json', 'utf8');
  if (/@etherpilot\\/source|catalog:|workspace:/.test(manifest)) throw new Error(name + ' is published as it is in the workspace.');
}
`;

/**
 * Releases the built packages from a copy of the workspace: versions and changelogs from the changesets, a commit, tags,
 * publication to a registry on this machine, and an empty host that installs them from there. Nothing of the working tree
 * changes. Resolves with what would be published, the tags, and the newest section of each changelog.
 * @throws Error with the output of the step that failed.
 */
export async function rehearseRelease() {
  const place = await mkdtemp(join(tmpdir(), 'release-'));
  const registry = await startRegistry();
  try {
    const copy = join(place, 'workspace');
    const host = join(place, 'host');
    await copyWorkspace(copy);
    await mkdir(host);
    const { host: address } = new URL(registry.url);
    const settings = `registry=${registry.url}\n//${address}/:_authToken=local\n`;
    for (const folder of [copy, host, place]) {
      // oxlint-disable-next-line no-await-in-loop -- three small files
      await writeFile(join(folder, '.npmrc'), settings);
    }
    const env = {
      npm_config_registry: registry.url,
      npm_config_userconfig: join(place, '.npmrc'),
      npm_config_cache: join(place, 'cache'),
      GIT_AUTHOR_NAME: 'Release',
      GIT_AUTHOR_EMAIL: 'release@localhost',
      GIT_COMMITTER_NAME: 'Release',
      GIT_COMMITTER_EMAIL: 'release@localhost',
    };
    const changesets = (...args: readonly string[]) =>
      run(process.execPath, [program('@changesets/cli/bin.js'), ...args], copy, env);
    await run('git', ['init', '--quiet', '--initial-branch', 'main'], copy, env);
    await run('git', ['commit', '--quiet', '--allow-empty', '-m', 'Release'], copy, env);
    await changesets('version');
    await dateChangelogs(copy);
    await run('git', ['commit', '--quiet', '--allow-empty', '-m', 'Versions'], copy, env);
    await changesets('publish');
    const tags = (await run('git', ['tag'], copy, env)).split('\n').filter((tag) => tag !== '');
    const changes = await Promise.all(publishedPackages.map((folder) => newestSection(join(copy, folder))));
    await writeFile(join(host, 'package.json'), '{ "private": true, "type": "module" }');
    const wanted = ['@etherpilot/ui', '@etherpilot/api-client', 'react', 'react-dom'];
    await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', ...wanted], host, env);
    await run(process.execPath, ['--input-type=module', '--eval', HOST], host, env);
    return { published: registry.published, tags, changes };
  } finally {
    registry.close();
    await rm(place, { recursive: true, force: true });
  }
}

/** Writes below the newest version in each changelog of a workspace when it was released: changesets writes no dates. */
export async function dateChangelogs(workspace: string): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  for (const folder of publishedPackages) {
    const file = join(workspace, folder, 'CHANGELOG.md');
    // oxlint-disable-next-line no-await-in-loop -- two small files
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^## .+\n(?!\n_)/m, `$&\n_${day}_\n`));
  }
}

/** The part of a package's changelog that is about its newest version. */
async function newestSection(folder: string): Promise<string> {
  const [title = '', newest = ''] = (await readFile(join(folder, 'CHANGELOG.md'), 'utf8')).split(/^(?=## )/m);
  return `${title.trim()}\n\n${newest.trim()}`;
}

async function copyWorkspace(copy: string): Promise<void> {
  const ofRoot = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.pnpmfile.mjs', '.changeset', 'LICENSE'];
  const ofPackage = ['package.json', 'README.md', 'CHANGELOG.md', 'dist'];
  const parts = [...ofRoot, ...publishedPackages.flatMap((folder) => ofPackage.map((part) => join(folder, part)))];
  await Promise.all(parts.map((part) => cp(join(root, part), join(copy, part), { recursive: true })));
  for (const folder of ['.', ...publishedPackages])
    // oxlint-disable-next-line no-await-in-loop -- three links
    await symlink(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'), 'junction');
}

/** Runs a program with the Node and pnpm of the workspace. Rejects with its output. */
async function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const path = [dirname(process.execPath), join(root, '.toolchain/node_modules/.bin'), process.env['PATH']];
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    env: { ...process.env, ...env, PATH: path.join(delimiter) },
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32' && command === 'npm',
  });
  return stdout;
}
