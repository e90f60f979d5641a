import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { platform } from 'node:os';
import { firefox, webkit, type LaunchOptions } from 'playwright';
import { browserFlags, knownBrowser, knownShell } from './browser.ts';

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
/** A browser engine, by Playwright's name. */
export type EngineName = (typeof engineNames)[number];

/** The engine that the environment asks for (ENGINE). Default: Chromium. */
export function chosenEngine(): EngineName {
  const name = process.env['ENGINE'] ?? 'chromium';
  const engine = engineNames.find((known) => known === name);
  if (!engine) throw new Error(`ENGINE must be one of ${engineNames.join(', ')}, not "${name}".`);
  return engine;
}

export interface LaunchNeeds {
  /** Whether the main pointer is a finger. */
  readonly hasTouch?: boolean;
  /** Whether it is the browser that users have, instead of Chromium's headless shell. */
  readonly isWhole?: boolean;
  /** A host name that leads to this machine. */
  readonly host?: string;
}

/** How Playwright starts an engine: its own build when it has one, else the one of the system. */
export function getLaunchOptions(engine: EngineName, needs: LaunchNeeds = {}): LaunchOptions {
  if (engine === 'firefox') return launchFirefox(needs);
  if (engine === 'webkit') return {};
  const executablePath = needs.isWhole ? knownBrowser() : knownShell();
  // Machines for tests have none, and imitating one takes a sixth of a story's time.
  const args = [
    ...browserFlags,
    '--disable-gpu',
    ...(needs.host ? [`--host-resolver-rules=MAP ${needs.host} 127.0.0.1`] : []),
  ];
  return { args, ...(executablePath && { executablePath }) };
}

/** Values of Firefox's preference for pointers. */
const COARSE = 1;
const FINE_AND_HOVER = 6;

function launchFirefox({ hasTouch = false, host = '' }: LaunchNeeds): LaunchOptions {
  const pointer = hasTouch ? COARSE : FINE_AND_HOVER;
  return {
    ...systemFirefox(),
    firefoxUserPrefs: {
      // What Playwright sets in its own build, but cannot in another.
      'ui.prefersReducedMotion': 1,
      'ui.useOverlayScrollbars': 1,
      'ui.primaryPointerCapabilities': pointer,
      'ui.allPointerCapabilities': pointer,
      // Reading the clipboard asks nobody.
      'dom.events.testing.asyncClipboard': true,
      ...(host && { 'network.dns.localDomains': host }),
    },
  };
}

/** The Firefox of this machine, driven over WebDriver BiDi; nothing when Playwright has its own. */
function systemFirefox(): LaunchOptions {
  const executablePath =
    process.env['FIREFOX_PATH'] ?? (fileExists(firefox.executablePath()) ? undefined : firefoxPath());
  return executablePath ? { channel: 'moz-firefox', executablePath } : {};
}

const firefoxPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin/firefox-esr', '/usr/bin/firefox', '/snap/bin/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`],
};

function firefoxPath(): string | undefined {
  return firefoxPaths[platform()]?.find(fileExists);
}

/** The programs of Debian's WebKit: its driver, the browser it drives, and a screen that nobody sees. */
export type SystemWebKit = NonNullable<ReturnType<typeof systemWebKit>>;

/** Debian's WebKit; undefined without it. */
export function systemWebKit() {
  const [driver, xvfb] = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'];
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
  return fileExists(driver) && fileExists(xvfb) && browser !== undefined ? { driver, browser, xvfb } : undefined;
}

/** The Python a screen reader runs in, the message bus on which it meets a browser, and a screen that nobody sees. */
export type SystemOrca = NonNullable<ReturnType<typeof systemOrca>>;

/** Another one says the same in other words. */
const ORCA_VERSION = 43;

/** Debian's Orca; undefined without it, with another version, or without what it needs. */
export function systemOrca() {
  const [python, bus, xvfb] = ['/usr/bin/python3', '/usr/bin/dbus-daemon', '/usr/bin/Xvfb'];
  if (!['/usr/libexec/at-spi-bus-launcher', python, bus, xvfb].every(fileExists)) return undefined;
  const { stdout } = spawnSync('/usr/bin/orca', ['--version'], { encoding: 'utf8' });
  return Number.parseInt(stdout, 10) === ORCA_VERSION ? { python, bus, xvfb } : undefined;
}

/** Whether Playwright's own WebKit is installed. */
export function hasPlaywrightWebKit(): boolean {
  return fileExists(webkit.executablePath());
}

/** What is missing for an engine, or for Orca, and the command that installs it, in a sentence; undefined when it is there. */
export function whatIsMissing(engine: EngineName | 'orca'): string | undefined {
  if (engine === 'orca') {
    return systemOrca() === undefined
      ? `Orca ${ORCA_VERSION} is not installed, so nothing is listened to. Debian 12 has it: apt-get install -y --no-install-recommends orca at-spi2-core dbus xvfb`
      : undefined;
  }
  const isDebian = existsSync('/etc/debian_version');
  const ways = (packages: string) =>
    isDebian
      ? `Install it with: apt-get install -y --no-install-recommends ${packages}`
      : `Install it with: npx playwright install --with-deps ${engine}`;
  if (engine === 'firefox' && !process.env['FIREFOX_PATH'] && !fileExists(firefox.executablePath()) && !firefoxPath()) {
    return `Firefox is not installed, so nothing is tried in it. ${ways('firefox-esr')}`;
  }
  if (engine === 'webkit' && !hasPlaywrightWebKit() && !systemWebKit()) {
    return `WebKit is not installed, so nothing is tried in it. ${ways('webkit2gtk-driver xvfb')}`;
  }
  return undefined;
}

function fileExists(path: string): boolean {
  return path !== '' && existsSync(path);
}
