import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any screen has. */
const MOST_STOPS = 150;

/** Whether what has the focus shows it, itself or through what is drawn in its place (the label of a hidden radio button). */
async function focusIsVisible(page: Page): Promise<string> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body) return '';
    const drawn = [focused, focused.parentElement, focused.closest('label'), focused.nextElementSibling];
    const isShown = drawn.some((one) => {
      if (!one) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    });
    return isShown ? '' : `${focused.tagName} ${focused.textContent}`.slice(0, 200);
  });
}

/** Walks with Tab until the focus is on the target; at each stop on the way the focus can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    if (await target.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press('Tab');
    expect(await focusIsVisible(page), 'a stop whose focus cannot be seen').toBe('');
  }
  throw new Error(`Tab does not lead to ${target.toString()}.`);
}

/** Walks to the target and presses it. */
export async function pressOn(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Walks to a field and fills it as a person does: what stands there goes first. */
export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** Tab and Shift+Tab go round in the dialog and never leave it. */
export async function expectTrapped(page: Page, dialog: Locator): Promise<void> {
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let stop = 0; stop < 30; stop += 1) {
      await page.keyboard.press(key);
      // A guard at each end may hold the focus for the moment it takes to send it round.
      const isInside = () => dialog.evaluate((one) => one.contains(document.activeElement));
      await expect.poll(isInside, { message: `${key} has left the dialog`, timeout: 1_000 }).toBe(true);
    }
  }
}
