import type { BrowserContext, Page } from '@playwright/test';

/** What a tab has asked the system to show. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly isClosed: boolean;
}

export interface NoticeStub {
  readonly permission: NotificationPermission;
  /** What the person answers when asked. */
  readonly answer?: NotificationPermission;
  /** As on Chrome for Android, where pages cannot show any. */
  readonly isThrowing?: boolean;
}

interface StubbedWindow {
  readonly stubbed: { shown: { -readonly [Key in keyof ShownNotice]: ShownNotice[Key] }[]; asked: number };
  readonly clickNotice: (at: number) => void;
}

/** Puts a recorder in place of the browser's notifications, in every page of the context opened from now on. */
export async function stubNotices(context: BrowserContext, stub: NoticeStub): Promise<void> {
  await context.addInitScript(({ permission, answer, isThrowing }: NoticeStub) => {
    const stubbed: StubbedWindow['stubbed'] = { shown: [], asked: 0 };
    const made: EventTarget[] = [];
    let current = permission;
    const changes = new EventTarget();
    class Recorder extends EventTarget {
      static get permission() {
        return current;
      }
      static async requestPermission() {
        stubbed.asked += 1;
        current = answer ?? current;
        return current;
      }
      readonly #entry: StubbedWindow['stubbed']['shown'][number];
      constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
        super();
        if (isThrowing) throw new TypeError('Illegal constructor');
        this.#entry = { title, body, tag, isClosed: false };
        stubbed.shown.push(this.#entry);
        made.push(this);
      }
      close() {
        this.#entry.isClosed = true;
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Recorder });
    Object.defineProperty(navigator.permissions, 'query', { configurable: true, value: async () => changes });
    Object.assign(window, {
      stubbed,
      clickNotice: (at: number) => made[at]?.dispatchEvent(new Event('click')),
      changePermission: (next: NotificationPermission) => {
        current = next;
        changes.dispatchEvent(new Event('change'));
      },
    });
  }, stub);
}

/** What all these tabs together have asked the system to show. */
export async function noticesOf(...pages: readonly Page[]): Promise<readonly ShownNotice[]> {
  const each = await Promise.all(
    pages.map((page) => page.evaluate(() => (window as unknown as StubbedWindow).stubbed.shown)),
  );
  return each.flat();
}

/** Lets the person click what a tab has shown. */
export function clickNotice(page: Page, at = 0): Promise<void> {
  return page.evaluate((index) => (window as unknown as StubbedWindow).clickNotice(index), at);
}

/** How often a tab has asked the browser for its permission. */
export function timesAsked(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as StubbedWindow).stubbed.asked);
}

/** Changes the permission as in the browser's own settings. */
export function changePermission(page: Page, permission: NotificationPermission): Promise<void> {
  return page.evaluate(
    (next) =>
      (window as unknown as { changePermission: (next: NotificationPermission) => void }).changePermission(next),
    permission,
  );
}

/** Puts a tab behind others or in front of them. */
export async function setVisible(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.hasFocus = () => visibility === 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (visibility === 'visible') window.dispatchEvent(new Event('focus'));
  }, state);
}
