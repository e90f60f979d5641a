import { getLaunchOptions } from '@etherpilot/testkit/engines';
import { goTo } from './faultSteps.js';
import { expect, test } from './fixtures.js';
import { CHROMIUM, heading, ONCE, openAs, RELEASE } from './steps.js';

// Playwright hides the scrollbars that people with a mouse see.
test.use({ launchOptions: { ...getLaunchOptions('chromium'), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test(
  'nothing moves sideways when a page is long enough for a scrollbar, or a dialog takes it away',
  { tag: [ONCE, CHROMIUM, RELEASE] },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 1200 });
    await openAs(page, 'rich@sandbox.test', '/forgot-password');
    await expect(heading(page, 'Forgot password')).toBeVisible();
    const room = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const isScrolling = () => page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
    expect(await isScrolling()).toBe(false);
    const alone = await room();
    expect(alone).toBeLessThan(1440);

    await goTo(page, '/robot');
    await page.setViewportSize({ width: 1440, height: 500 });
    const configure = page.getByRole('button', { name: 'Configure Bot' }).first();
    await expect(configure).toBeVisible();
    expect(await isScrolling()).toBe(true);
    expect(await room()).toBe(alone);

    const { x } = (await heading(page, 'Ethereum Trading Bots').boundingBox()) ?? {};
    await configure.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect((await page.locator('h1').boundingBox())?.x).toBe(x);
  },
);
