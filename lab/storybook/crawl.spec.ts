import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { listen } from '@etherpilot/testkit/pageProblems';
import { fileFor } from '../staticServer.ts';
import { findOtherCode, findUndescribed, showStory, test } from './preview.ts';
import { entries, inMap, sidebar } from './stories.ts';

const { STORYBOOK_ORIGIN: origin = '', STORYBOOK_FOLDER: folder = '' } = process.env;
/** What hosts use. */
const isPublic = /^(?:Primitives|Components|Charts|Screens)\//;

for (const { id } of sidebar) {
  test(`${id} ends without an error, a word in the console or a failed request, on its own page`, async ({
    preview,
    light,
  }) => {
    for (const page of [preview, light]) {
      // oxlint-disable no-await-in-loop -- one look after the other
      const problems: string[] = [];
      const stop = listen(page, problems);
      problems.push(await showStory(page, id));
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.evaluate(() => new Promise(requestAnimationFrame));
      }
      stop();
      expect(problems.filter(Boolean)).toEqual([]);
      expect(page.url()).toContain(`${origin}iframe.html`);
      // oxlint-enable no-await-in-loop
    }
  });
}

test('a story that is shown already ends once more, as in another window', async ({ preview }) => {
  const id = 'primitives-button--ready';
  expect(await showStory(preview, id)).toBe('');
  expect(await showStory(preview, id, { width: 720, height: 450 })).toBe('');
});

test('the manager and its first story take few requests and bytes', async ({ page }) => {
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(`/${request.url().slice(origin.length).split(/[?#]/)[0]}`));
  await page.goto(`${origin}?path=/story/screens-botsscreen--locked`);
  const story = page.frameLocator('iframe#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  const files = [...paths].map((path) => fileFor(folder, path));
  // With axe, which comes after it. Storybook's own part: 1.9 MB in 17 requests.
  expect(files.length).toBeLessThanOrEqual(45);
  expect(files.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(2_450_000);
});

for (const [from, link, to] of [
  ['screens-accountscreen--ready', 'Withdraw', 'screens-withdrawscreen--ready'],
  ['screens-botsscreen--loading', 'Active Bots', 'screens-activebotsscreen--loading'],
  ['screens-landingscreen--ready', 'Get Started', 'screens-signupscreen--ready'],
] as const) {
  test(`the link ${link} of ${from} leads to ${to}`, async ({ page }) => {
    await page.goto(`${origin}?path=/story/${from}`);
    const story = page.frameLocator('iframe#storybook-preview-iframe');
    await story.getByRole('link', { name: link, exact: true }).first().click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
    const tab = page.waitForEvent('popup');
    await page.goto(`${origin}?path=/story/${from}`);
    await story.getByRole('link', { name: link, exact: true }).first().click({ button: 'middle' });
    await expect(await tab).toHaveURL(new RegExp(`${to}$`));
  });
}

const ids = new Set(entries.map(({ id }) => id));

/** The links of a page to a story or file of this Storybook that does not exist. */
async function findDeadLinks(page: Page): Promise<readonly string[]> {
  const targets = await page
    .locator('#storybook-docs a')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
  return targets.filter((target) => {
    if (!target.startsWith(origin)) return false;
    const { pathname, searchParams } = new URL(target);
    const id = searchParams.get('path')?.split('/').at(-1) ?? searchParams.get('id');
    const file = join(folder, pathname.replace(new URL(origin).pathname, ''));
    return id == null ? !existsSync(file) : !ids.has(id);
  });
}

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`the page ${id} fits in every window, dark and light, without a finding of axe or a dead link`, async ({
    page,
    preview,
  }) => {
    const problems: string[] = [];
    listen(page, problems);
    const address = `${origin}iframe.html?viewMode=docs&id=${id}&globals=theme:`;
    for (const theme of ['dark', 'light']) {
      // oxlint-disable no-await-in-loop -- one look after the other
      await page.goto(address + theme);
      await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
      await expect(page.locator('.sb-story > :empty, .docs-story [id^="story--"]:empty')).toHaveCount(0);
      for (const width of [1440, 390, 320]) {
        await page.setViewportSize({ width, height: 900 });
        const { violations } = await new AxeBuilder({ page })
          .exclude('iframe')
          .options({ iframes: false })
          .setLegacyMode()
          // Stories below each other each have the headings and landmarks of a page of their own.
          .disableRules(['heading-order', 'landmark-unique'])
          .analyze();
        const found = violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${theme}, ${width} px: ${html}`));
        const beside = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([found, beside]).toEqual([[], 0]);
      }
      // oxlint-enable no-await-in-loop
    }
    expect(await page.evaluate(findOtherCode)).toEqual([]);
    expect(await findDeadLinks(page)).toEqual([]);
    // An empty page has no server yet.
    expect(problems.filter((problem) => problem !== `asked ${address}dark`)).toEqual([]);
    const first = sidebar.find((entry) => entry.title === title);
    if (first && isPublic.test(title)) expect(await findUndescribed(preview, first.id)).toEqual([]);
  });
}

test('each cell of the screen map has a picture in every look, and leads to a story', async ({ page }) => {
  await page.goto(`${origin}iframe.html?viewMode=story&id=introduction-screen-map--map`);
  const cells = page.getByRole('table').getByRole('link');
  await expect(cells.first()).toBeVisible();
  for (const look of ['Wide', 'Phone', 'Light', 'Wide']) {
    // oxlint-disable no-await-in-loop -- one look after the other
    await page.getByText(look, { exact: true }).click();
    await expect(cells).toHaveCount(inMap.length);
    await expect(page.getByRole('table').locator('img')).toHaveCount(inMap.length);
    // oxlint-enable no-await-in-loop
  }
  const targets = await cells.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.filter((target) => !ids.has(/story\/([^&]+)/.exec(target)?.[1] ?? ''))).toEqual([]);
});
