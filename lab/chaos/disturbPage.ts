import type { Page } from 'playwright';

/** What the database of orders does: works, refuses, or opens only after more than the app waits for it. */
export type DatabaseBehavior = 'works' | 'refuses' | 'slow';

/** Keys of the session storage by which a tab is disturbed from its next page on. */
const keys = { clock: 'chaos.clock', database: 'chaos.database', orders: 'etherpilot.orders' };
const SLOW_MS = 2_600;

interface Disturbance {
  readonly keys: Readonly<Record<'clock' | 'database' | 'orders', string>>;
  readonly behavior: DatabaseBehavior;
  readonly clockOffset: number;
  readonly slowMs: number;
}

/** Runs in the page before its own scripts. Timers keep their pace. */
function disturbInPage({ keys: names, behavior, clockOffset, slowMs }: Disturbance): void {
  // An empty tab has no storage.
  if (location.origin === 'null') return;
  const offset = Number(sessionStorage.getItem(names.clock) ?? clockOffset);
  const now = Date.now.bind(Date);
  if (offset !== 0) {
    globalThis.Date = new Proxy(Date, {
      construct: (Original, args): Date =>
        args.length === 0 ? new Original(now() + offset) : (Reflect.construct(Original, args) as Date),
      apply: (Original) => new Original(now() + offset).toString(),
      get: (Original, name, receiver): unknown =>
        name === 'now' ? () => now() + offset : Reflect.get(Original, name, receiver),
    });
  }

  const database = sessionStorage.getItem(names.database) ?? behavior;
  const open = indexedDB.open.bind(indexedDB);
  IDBFactory.prototype.open = (...args) => {
    if (args[0] !== names.orders || database === 'works') return open(...args);
    if (database === 'refuses') throw new DOMException('Refused by the random walk', 'UnknownError');
    const request = open(...args);
    Object.defineProperty(request, 'onsuccess', {
      set(handle: (event: Event) => void) {
        request.addEventListener('success', (event) => setTimeout(() => handle(event), slowMs));
      },
    });
    return request;
  };
}

/** How the device of all tabs is disturbed. */
export interface Device {
  /** How the database of orders behaves. */
  readonly database: DatabaseBehavior;
  /** How far its clock is ahead (ms). */
  readonly clockOffset: number;
}

/** Prepares a tab to be disturbed, as all others are already. */
export async function makeDisturbable(page: Page, { database: behavior, clockOffset }: Device): Promise<void> {
  await page.addInitScript(disturbInPage, { keys, behavior, clockOffset, slowMs: SLOW_MS });
}

/** Moves the clock of the device in a tab from its next page on (ms). */
export async function moveClock(page: Page, offset: number): Promise<void> {
  await page.evaluate(([key, ms]) => sessionStorage.setItem(key, ms), [keys.clock, String(offset)] as const);
}

/** Changes how the database of orders behaves in a tab, from its next page on. */
export async function setDatabase(page: Page, behavior: DatabaseBehavior): Promise<void> {
  await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [keys.database, behavior] as const);
}

/** Removes everything in the database of orders, as a browser does that is short of space. */
export async function clearDatabase(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const request = indexedDB.open(name);
        const end = () => resolve();
        request.addEventListener('error', end);
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        request.addEventListener('success', () => {
          const names = [...request.result.objectStoreNames];
          if (names.length === 0) return end();
          const change = request.result.transaction(names, 'readwrite');
          for (const store of names) change.objectStore(store).clear();
          change.addEventListener('complete', () => {
            request.result.close();
            end();
          });
        });
      }),
    keys.orders,
  );
}
