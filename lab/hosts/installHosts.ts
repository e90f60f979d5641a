import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import { browserFlags, findShell } from '@etherpilot/testkit/browser';
import { packCopy } from '@etherpilot/testkit/builds';
import { readCodeBlocks, unpack } from '@etherpilot/testkit/packages';
import { runOrThrow, program, root } from '@etherpilot/testkit/processes';
import { serveFolder } from '../staticServer.ts';

/** Pages of other products that use our published interface, built and served. */
export type Host = Awaited<ReturnType<typeof startHost>>;

/**
 * Copies the pages of `hosts` out of the repository, with the packed interface and the packages of the lab, and with the code
 * blocks of the README in a folder, and builds them with Vite.
 */
async function buildPages(place: string): Promise<string> {
  const folder = join(place, 'host');
  const modules = join(folder, 'node_modules');
  await cp(join(root, 'lab/hosts/pages'), folder, {
    recursive: true,
    filter: (path) => !/(node_modules|dist)$/.test(path),
  });
  const ours = join(modules, '@etherpilot/ui');
  await unpack(await packCopy('packages/ui', place), ours);
  await symlink(join(root, 'packages/ui/node_modules'), join(ours, 'node_modules'), 'junction');
  const others = (await readdir(join(root, 'lab/node_modules'))).filter((name) => !/^[@.]/.test(name));
  for (const name of [...others, '@tailwindcss'])
    await symlink(join(root, 'lab/node_modules', name), join(modules, name), 'junction');
  await symlink(join(root, 'apps/web/node_modules/wouter'), join(modules, 'wouter'), 'junction');
  await mkdir(join(folder, 'readme'));
  const readme = await readFile(join(root, 'packages/ui/README.md'), 'utf8');
  for (const [file, code] of readCodeBlocks(readme)) await writeFile(join(folder, 'readme', file), code);
  await runOrThrow([program('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { NODE_ENV: 'production' },
  });
  return join(folder, 'dist');
}

/** Builds the pages of other products and serves them to a browser. */
export async function startHost() {
  const place = await mkdtemp(join(tmpdir(), 'host-'));
  let browser: Browser | undefined;
  const clean = async () => {
    await browser?.close();
    await rm(place, { recursive: true, force: true });
  };
  try {
    const [dist, executablePath] = await Promise.all([buildPages(place), findShell()]);
    const running = await chromium.launch({ executablePath, args: [...browserFlags] });
    browser = running;
    const { server, port } = await serveFolder(dist);
    return {
      /** Opens one of the pages, such as `index.html?ours`. */
      open: async (path: string) => {
        const page = await running.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
        await page.goto(`http://127.0.0.1:${port}/${path}`);
        return page;
      },
      /** Stops server and browser and removes what was built. */
      close: async () => {
        server.close();
        await clean();
      },
    };
  } catch (error) {
    await clean();
    throw error;
  }
}
