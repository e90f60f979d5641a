import { expect, test } from './fixtures.js';
import { ONCE, openAs, RELEASE } from './steps.js';
import { changePermission, stubNotices, countPermissionRequests } from './notificationStub.js';

test(
  'permission is requested only on a click, and its result or later changes are shown',
  { tag: [ONCE, RELEASE] },
  async ({ page, context }) => {
    await stubNotices(context, { permission: 'default', answer: 'granted' });
    await openAs(page, 'empty@sandbox.test', '/settings');
    const button = page.getByRole('button', { name: 'Allow on this device' });
    await expect(button).toBeVisible();
    expect(await countPermissionRequests(page)).toBe(0);
    await button.click();
    await expect(page.getByText('Allowed on this device')).toBeVisible();
    expect(await countPermissionRequests(page)).toBe(1);
    await changePermission(page, 'denied');
    await expect(page.getByText("Blocked in your browser's site settings")).toBeVisible();
  },
);

test("the browser's own permission is shown", { tag: [ONCE, RELEASE] }, async ({ page, context, servers }) => {
  await context.grantPermissions(['notifications'], { origin: servers.web });
  await openAs(page, 'empty@sandbox.test', '/settings');
  await expect(page.getByText('Allowed on this device')).toBeVisible();
  await context.clearPermissions();
  await expect(page.getByText('Allowed on this device')).toBeHidden();
});
