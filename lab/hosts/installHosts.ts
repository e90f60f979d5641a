import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { browserFlags, findShell } from '@etherpilot/testkit/browser';
import { packCopy } from '@etherpilot/testkit/builds';
import { readCodeBlocks, unpack } from '@etherpilot/testkit/packages';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';
import { serveFolder } from '../staticServer.ts';

/** An app of somebody else that uses our published packages, built and served. */
export interface Host {
  /** Opens one of its pages, such as `index.html?ours`. */
  readonly open: (path: string) => Promise<Page>;
  /** Stops its server and its browser and removes what was built. */
  readonly close: () => Promise<void>;
}

/** Unpacks the archives into the `node_modules` of a host and links its other dependencies to those of the workspace. */
export async function installHost(folder: string, archives: Readonly<Record<string, string>>): Promise<void> {
  const { dependencies = {} }: { dependencies?: Readonly<Record<string, string>> } = JSON.parse(
    await readFile(join(folder, 'package.json'), 'utf8'),
  );
  for (const name of Object.keys(dependencies)) {
    const installed = join(folder, 'node_modules', name);
    const source = Object.keys(archives).find((each) => name === `@etherpilot/${each.split('/').at(-1)}`);
    await mkdir(dirname(installed), { recursive: true });
    if (source === undefined) {
      const folders = ['', 'apps/web', 'lab'].map((each) => join(root, each, 'node_modules', name));
      const found = folders.find((each) => existsSync(each));
      if (found === undefined) throw new Error(`${name} is not installed`);
      await symlink(found, installed, 'junction');
    } else {
      await unpack(archives[source] ?? '', installed);
      await symlink(join(root, source, 'node_modules'), join(installed, 'node_modules'), 'junction');
    }
  }
}

/**
 * Copies a host out of the repository, installs the packed packages (by folder) in it, and builds it with Vite. The code
 * blocks of the packages' README files are put into its folder `readme`. Its tsconfig.json stays behind: it leads to our
 * sources.
 */
export async function buildHost(source: string, packages: readonly string[], place: string): Promise<string> {
  const folder = join(place, 'host');
  await cp(join(root, source), folder, {
    recursive: true,
    filter: (path) => !/(node_modules|dist|tsconfig\.json)$/.test(path),
  });
  const archives = await Promise.all(
    packages.map(async (each) => [each, await packCopy(each, join(place, each))] as const),
  );
  await installHost(folder, Object.fromEntries(archives));
  await mkdir(join(folder, 'readme'));
  for (const each of packages) {
    const readme = await readFile(join(root, each, 'README.md'), 'utf8');
    for (const [file, code] of readCodeBlocks(readme)) await writeFile(join(folder, 'readme', file), code);
  }
  await runOrThrow([program('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  return join(folder, 'dist');
}

/** Builds a host and serves it to a browser. */
export async function startHost(source: string, packages: readonly string[]): Promise<Host> {
  const place = await mkdtemp(join(tmpdir(), 'host-'));
  let browser: Browser | undefined;
  const clean = () => rm(place, { recursive: true, force: true });
  try {
    const [dist, executablePath] = await Promise.all([buildHost(source, packages, place), findShell()]);
    browser = await chromium.launch({ executablePath, args: [...browserFlags] });
    const { server, port } = await serveFolder(dist, 'pages');
    const running = browser;
    return {
      open: async (path) => {
        const page = await running.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        await page.goto(`http://127.0.0.1:${port}/${path}`);
        return page;
      },
      close: async () => {
        await running.close();
        server.close();
        await clean();
      },
    };
  } catch (error) {
    await browser?.close();
    await clean();
    throw error;
  }
}
