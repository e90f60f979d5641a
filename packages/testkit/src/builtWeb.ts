import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { buildWeb } from './builds.ts';
import { root } from './processes.ts';

const DAY_MS = 86_400_000;
const isLeftOut = /(?:^|\/)(?:node_modules|dist|e2e|\.reports)(?:\/|$)|\.(?:test|test-d|stories|spec)\.tsx?$/;
const isRead = /^(?:VITE_|PAGE_CONFIG$|LAST_RELEASE$)/;

/** Everything a build of the web app is made of, as one hash: sources, packages, the Node version and the environment it reads. */
export async function webInputs(place = root, env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  for (const [name, value] of Object.entries(env).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (isRead.test(name)) hash.update(`${name}=${value}\n`);
  for (const folder of ['apps', 'packages']) {
    // oxlint-disable-next-line no-await-in-loop -- in order
    for (const file of await filesIn(join(place, folder))) {
      // oxlint-disable-next-line no-await-in-loop -- in order
      hash.update(`\n${relative(place, file).replaceAll('\\', '/')}\n`).update(await readFile(file));
    }
  }
  return hash
    .update(await readFile(join(place, 'pnpm-lock.yaml')))
    .digest('hex')
    .slice(0, 16);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = (await readdir(folder, { withFileTypes: true }))
    .filter(({ name }) => !isLeftOut.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return filesIn(path);
      return entry.isFile() ? [path] : [];
    }),
  );
  return found.flat();
}

/** A build of the web app that is only looked at: the one that is there as long as nothing it is made of has changed. Resolves with its folder. */
export async function builtWeb(): Promise<string> {
  const builds = join(root, '.reports/builds');
  const folder = join(builds, await webInputs());
  await mkdir(builds, { recursive: true });
  const now = new Date();
  try {
    await utimes(folder, now, now);
    return folder;
  } catch {
    // There is none yet.
  }
  await forgetOld(builds, now);
  const outDir = await mkdtemp(join(builds, 'new-'));
  await buildWeb({ outDir });
  // Whoever has built the same in the meantime has what this build has.
  await rename(outDir, folder).catch(() => rm(outDir, { recursive: true, force: true }));
  return folder;
}

/** Removes what nobody has used for a day. */
async function forgetOld(builds: string, now: Date): Promise<void> {
  for (const name of await readdir(builds)) {
    // oxlint-disable-next-line no-await-in-loop -- few
    const { mtimeMs } = await stat(join(builds, name));
    // oxlint-disable-next-line no-await-in-loop -- few
    if (now.getTime() - mtimeMs > DAY_MS) await rm(join(builds, name), { recursive: true, force: true });
  }
}
