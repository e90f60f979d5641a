import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { expect, recordConsole, test } from './fixtures.js';
import { navLink, rich, TOKEN_LIFE_MS, visitScreens } from './sessionSteps.js';
import { CHROMIUM, signIn, RELEASE } from './steps.js';

test(
  'a browser that blocks all storage keeps the session as long as the page',
  { tag: [RELEASE, CHROMIUM, '@FAULT-21'] },
  async ({ api, servers, launchOptions }) => {
    const folder = await mkdtemp(join(tmpdir(), 'blocked-'));
    await mkdir(join(folder, 'Default'));
    // The browser setting that blocks storage for all sites.
    const preferences = { profile: { default_content_setting_values: { cookies: 2 } } };
    await writeFile(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      baseURL: servers.web,
      viewport: { width: 1440, height: 900 },
    });
    try {
      const record = recordConsole(context);
      const page = await context.newPage();
      await page.goto('/login');
      const refusal = await page.evaluate(() => {
        try {
          return `${localStorage.length} stored`;
        } catch (error) {
          return (error as DOMException).name;
        }
      });
      expect(refusal).toBe('SecurityError');

      await signIn(page, rich.email);
      await visitScreens(page);
      await api.advanceClock(TOKEN_LIFE_MS);
      await navLink(page, 'Active Bots').click();
      await expect(page.getByText('Recent Activity')).toBeVisible();
      await page.reload();
      await expect(page).toHaveURL('/login');
      expect(record.messages).toEqual([]);
      // Of expired tokens.
      expect(record.failures.filter(({ status }) => status !== 401)).toEqual([]);
    } finally {
      await context.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
);
