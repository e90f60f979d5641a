import type { BrowserContext, Page } from '@playwright/test';

/** A notification that a tab has shown. */
export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly tag: string;
  readonly isClosed: boolean;
}

export interface NoticeStub {
  readonly permission: NotificationPermission;
  /** The user's answer to the permission request. */
  readonly answer?: NotificationPermission;
  /** Whether the constructor throws, as on Chrome for Android. */
  readonly isThrowing?: boolean;
}

interface StubbedWindow {
  readonly stubbed: { shown: { -readonly [Key in keyof ShownNotice]: ShownNotice[Key] }[]; permissionRequests: number };
  readonly clickNotice: (at: number) => void;
}

/** Replaces `Notification` with a recorder in every page the context opens from now on. */
export async function stubNotices(context: BrowserContext, stub: NoticeStub): Promise<void> {
  await context.addInitScript(({ permission, answer, isThrowing }: NoticeStub) => {
    const stubbed: StubbedWindow['stubbed'] = { shown: [], permissionRequests: 0 };
    const notifications: EventTarget[] = [];
    let current = permission;
    const changes = new EventTarget();
    class Recorder extends EventTarget {
      static get permission() {
        return current;
      }
      static async requestPermission() {
        stubbed.permissionRequests += 1;
        current = answer ?? current;
        return current;
      }
      readonly #entry: StubbedWindow['stubbed']['shown'][number];
      constructor(title: string, { body = '', tag = '' }: NotificationOptions) {
        super();
        if (isThrowing) throw new TypeError('Illegal constructor');
        this.#entry = { title, body, tag, isClosed: false };
        stubbed.shown.push(this.#entry);
        notifications.push(this);
      }
      close() {
        this.#entry.isClosed = true;
      }
    }
    Object.defineProperty(window, 'Notification', { configurable: true, value: Recorder });
    Object.defineProperty(navigator.permissions, 'query', { configurable: true, value: async () => changes });
    Object.assign(window, {
      stubbed,
      clickNotice: (at: number) => notifications[at]?.dispatchEvent(new Event('click')),
      changePermission: (next: NotificationPermission) => {
        current = next;
        changes.dispatchEvent(new Event('change'));
      },
    });
  }, stub);
}

/** The notifications that these tabs have shown. */
export async function readNotices(...pages: readonly Page[]): Promise<readonly ShownNotice[]> {
  const each = await Promise.all(
    pages.map((page) => page.evaluate(() => (window as unknown as StubbedWindow).stubbed.shown)),
  );
  return each.flat();
}

/** Clicks a notification that a tab has shown. */
export function clickNotice(page: Page, at = 0): Promise<void> {
  return page.evaluate((index) => (window as unknown as StubbedWindow).clickNotice(index), at);
}

/** How often a tab has requested the permission. */
export function countPermissionRequests(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as StubbedWindow).stubbed.permissionRequests);
}

/** Changes the permission, as the browser's site settings would. */
export function changePermission(page: Page, permission: NotificationPermission): Promise<void> {
  return page.evaluate(
    (next) =>
      (window as unknown as { changePermission: (next: NotificationPermission) => void }).changePermission(next),
    permission,
  );
}

/** Makes a tab visible and focused, or hidden. */
export async function setVisible(page: Page, state: 'visible' | 'hidden'): Promise<void> {
  await page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.hasFocus = () => visibility === 'visible';
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    if (visibility === 'visible') window.dispatchEvent(new Event('focus'));
  }, state);
  // Until the app has rendered and its requests for locks are granted: only then do its timers match the new state.
  await page.evaluate(async () => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise(requestAnimationFrame);
      await (navigator.locks as LockManager | undefined)?.query();
    }
  });
}
