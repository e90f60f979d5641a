import { expect, type Locator, type Page } from '@playwright/test';

/** More tab stops than any screen has. */
const MAX_STOPS = 150;

/** Describes the focused element when neither it nor what is drawn for it shows the focus, or a bar covers it; else empty. */
async function findInvisibleFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    // At the ends of the page Firefox leads through its own controls.
    if (focused === null || focused === document.body || !document.hasFocus()) return '';
    const candidates = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling];
    const isShown = candidates.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    const name = `${focused.tagName} ${focused.textContent}`.slice(0, 200);
    if (!isShown) return name;
    // Not under a bar that stays over the page: some of it can be hit.
    const own = [focused, ...(focused instanceof HTMLInputElement ? (focused.labels ?? []) : [])];
    const isFree = own.some((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      return [0.1, 0.5, 0.9].some((share) => {
        const hit = document.elementFromPoint(left + width * share, top + height * share);
        return hit !== null && own.some((part) => part.contains(hit));
      });
    });
    return isFree ? '' : `${name} is covered`;
  });
}

/**
 * Presses Tab, or Shift+Tab when the target comes before the focus, until the target is focused. Expects a visible focus at
 * each stop. Past the page's last stop a driven Firefox hands the focus to its own controls and never takes it back.
 */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    const direction = await target.evaluate((one) => {
      const focused = document.activeElement ?? document.body;
      if (one === focused) return 'here';
      return focused.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after';
    });
    if (direction === 'here') return;
    await page.keyboard.press(direction === 'before' ? 'Shift+Tab' : 'Tab');
    expect(await findInvisibleFocus(page), 'a tab stop without a visible focus').toBe('');
  }
  throw new Error(`Tab does not reach ${target.toString()}.`);
}

/** Tabs to the target and presses a key. */
export async function pressKeyOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Tabs to a field and types over its content. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Expects Tab and Shift+Tab to cycle within the dialog. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(key);
      // A focus guard at each end may hold the focus for a moment.
      const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
      await expect.poll(isInside, { message: `${key} has left the dialog` }).toBe(true);
    }
  }
}
