import { expect, test } from './fixtures.js';
import { heading, ONCE, RELEASE } from './steps.js';

for (const [feature, tags] of [
  ['AbortSignal.any', []],
  ['Promise.withResolvers', [RELEASE]],
  ['Object.groupBy', [RELEASE]],
] as const) {
  test(
    `a browser without ${feature} says on every page that it is too old, and asks the server for nothing`,
    { tag: [ONCE, ...tags] },
    async ({ page, api }) => {
      await page.addInitScript(`delete ${feature}`);
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      for (const path of ['/', '/withdraw']) {
        await page.goto(path);
        await expect(heading(page, 'This browser is too old for Etherpilot')).toBeVisible();
        await expect(page.getByText('Update the browser, or open this page in another one.')).toBeVisible();
        await expect(page).toHaveTitle('Browser too old · Etherpilot');
        await expect(page.getByRole('link')).toHaveCount(0);
      }
      expect(errors).toEqual([]);
      expect(await api.requests()).toEqual([]);
    },
  );
}

test('a current browser says nothing of its age', { tag: [RELEASE, ONCE] }, async ({ page }) => {
  await page.goto('/');
  await expect(heading(page, 'Automated Ethereum Trading')).toBeVisible();
  await expect(page.getByText('too old')).toBeHidden();
});
