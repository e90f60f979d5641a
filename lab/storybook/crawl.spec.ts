import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { listen } from '@etherpilot/testkit/pageProblems';
import { fileFor } from '../staticServer.ts';
import { findOtherCode, findPlayed, findUndescribed, showStory, test } from './preview.ts';
import { entries, inMap, sidebar } from './stories.ts';

const origin = process.env['STORYBOOK_ORIGIN'] ?? '';
/** What hosts use. */
const isPublic = /^(?:Primitives|Components|Charts|Screens)\//;

for (const { id } of sidebar) {
  test(`${id} ends without an error, a word in the console or a failed request, on its own page`, async ({
    preview,
  }) => {
    const problems: string[] = [];
    const stop = listen(preview, problems);
    problems.push(await showStory(preview, id));
    stop();
    expect(problems.filter(Boolean)).toEqual([]);
    expect(preview.url()).toContain(`${origin}iframe.html`);
  });
}

test('no story of the sidebar has a play: its args alone bring its state about', async ({ preview }) => {
  expect(
    await findPlayed(
      preview,
      sidebar.map(({ id }) => id),
    ),
  ).toEqual([]);
});

test('a story that is shown already ends once more, as in another window', async ({ preview }) => {
  const id = 'primitives-button--ready';
  expect(await showStory(preview, id)).toBe('');
  expect(await showStory(preview, id, { width: 720, height: 450 })).toBe('');
});

test('the manager and its first story take few requests and bytes', async ({ page }) => {
  const paths = new Set<string>();
  page.on('request', (request) =>
    paths.add(
      request
        .url()
        .replace(origin, '/')
        .replace(/[?#].*/, ''),
    ),
  );
  await page.goto(`${origin}?path=/story/screens-botsscreen--locked`);
  const story = page.frameLocator('iframe#storybook-preview-iframe');
  await expect(story.getByRole('heading', { level: 1 })).toBeVisible();
  const files = [...paths].map((path) => fileFor(process.env['STORYBOOK_FOLDER'] ?? '', path));
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

for (const { id, title } of entries.filter(({ type }) => type === 'docs')) {
  test(`the page ${id} fits at both widths, without a finding of axe`, async ({ page, preview }) => {
    const problems: string[] = [];
    listen(page, problems);
    const address = `${origin}iframe.html?viewMode=docs&id=${id}`;
    await page.goto(address);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    await expect(page.locator('.sb-story > :empty, .docs-story [id^="story--"]:empty')).toHaveCount(0);
    expect(await page.evaluate(findOtherCode)).toEqual([]);
    for (const width of [1440, 320]) {
      // oxlint-disable no-await-in-loop -- one width after the other
      await page.setViewportSize({ width, height: 900 });
      const { violations } = await new AxeBuilder({ page })
        .exclude('iframe')
        .options({ iframes: false })
        .setLegacyMode()
        // Stories below each other each have the headings and landmarks of a page of their own.
        .disableRules(['heading-order', 'landmark-unique'])
        .analyze();
      expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      // oxlint-enable no-await-in-loop
    }
    // An empty page has no server yet.
    expect(problems.filter((problem) => problem !== `asked ${address}`)).toEqual([]);
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
  const ids = new Set(sidebar.map(({ id }) => id));
  expect(targets.filter((target) => !ids.has(/story\/([^&]+)/.exec(target)?.[1] ?? ''))).toEqual([]);
});
