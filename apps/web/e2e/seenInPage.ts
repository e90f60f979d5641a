import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

interface WatchedWindow {
  seenCall: Promise<string>;
  seenFile: Promise<{ name: string; text: string }>;
}

/** Whether Playwright hears of downloads and of what calls carry: of Firefox over WebDriver BiDi it does not. */
function tellsAll(page: Page): boolean {
  return page.context().browser()?.browserType().name() !== 'firefox';
}

/** Does something in a page and returns the name and the text of the file it downloads. */
export async function captureDownload(page: Page, act: () => Promise<void>): Promise<{ name: string; text: string }> {
  if (tellsAll(page)) {
    const [download] = await Promise.all([page.waitForEvent('download'), act()]);
    return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
  }
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<{ name: string; text: string }>();
    (window as unknown as WatchedWindow).seenFile = promise;
    const original = URL.createObjectURL.bind(URL);
    let bytes: Promise<ArrayBuffer> | undefined;
    URL.createObjectURL = (file: Blob) => {
      bytes = file.arrayBuffer();
      return original(file);
    };
    HTMLAnchorElement.prototype.click = function read(this: HTMLAnchorElement) {
      // What it has from HTMLElement shows again.
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
      URL.createObjectURL = original;
      const name = this.download;
      // `text` would leave out the mark at its beginning.
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      void bytes?.then((file) => resolve({ name, text: decoder.decode(file) }));
    };
  });
  await act();
  return page.evaluate(() => (window as unknown as WatchedWindow).seenFile);
}

/** Does something in a page and returns what the next POST to a path carries, as JSON. */
export async function captureBody(page: Page, path: string, act: () => Promise<void>): Promise<unknown> {
  if (tellsAll(page)) {
    const isIt = (url: string) => new URL(url).pathname === path;
    const [request] = await Promise.all([
      page.waitForRequest((one) => one.method() === 'POST' && isIt(one.url())),
      act(),
    ]);
    return request.postDataJSON();
  }
  await page.evaluate((wanted) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    (window as unknown as WatchedWindow).seenCall = promise;
    const original = window.fetch;
    window.fetch = async (input, init) => {
      const request = new Request(input, init);
      if (request.method === 'POST' && new URL(request.url).pathname === wanted) resolve(await request.clone().text());
      return original(request);
    };
  }, path);
  await act();
  return JSON.parse(await page.evaluate(() => (window as unknown as WatchedWindow).seenCall));
}

interface HoldingWindow {
  letThrough: () => Promise<unknown>;
}

/** Runs in a page: the answers of a path reach the app only once they are let through. */
export function holdAnswers(path: string): void {
  const original = window.fetch;
  const { promise, resolve } = Promise.withResolvers<void>();
  const reading: Promise<unknown>[] = [];
  Object.assign(window, {
    letThrough: () => {
      resolve();
      return Promise.all(reading);
    },
  });
  window.fetch = async (...call) => {
    const response = await original(...call);
    if (new URL(response.url).pathname !== path) return response;
    reading.push(response.clone().text());
    await promise;
    return response;
  };
}

/** Lets held answers through; resolves when their bodies have come, too. */
export function letAnswersThrough(page: Page): Promise<unknown> {
  return page.evaluate(() => (window as unknown as HoldingWindow).letThrough());
}
