import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { root } from '@etherpilot/testkit/processes';
import { openPreview, showStory, test } from './preview.ts';
import { inMap, pickInModes, pickPictures } from './stories.ts';

const drawnBy = join(root, '.storybook/pictures/browser.txt');

async function expectPicture(page: Page, name: string, isWhole: boolean): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  // An array keeps the dots of the name.
  await expect(page).toHaveScreenshot([`${name}.png`], { fullPage: isWhole, scale: 'device' });
}

test('the browser is the one that drew the baselines: another one cannot be compared', ({ browser }, { config }) => {
  const current = `Chromium ${browser.version()} on ${process.platform}\n`;
  if (config.updateSnapshots === 'all') writeFileSync(drawnBy, current);
  expect(readFileSync(drawnBy, 'utf8')).toBe(current);
});

for (const { id, title, exportName } of pickPictures()) {
  test(id, async ({ preview }) => {
    expect(await showStory(preview, id)).toBe('');
    // Below the window, the other states of a screen show little of their own.
    await expectPicture(preview, id, !title.startsWith('Screens/') || exportName === 'Ready');
  });
}

const phone = { width: 390, height: 844 };

for (const { id } of inMap) {
  test(`${id} on a phone and in light`, async ({ dark, light }) => {
    expect(await showStory(dark, id, phone)).toBe('');
    await expectPicture(dark, `${id}.phone`, false);
    expect(await showStory(light, id)).toBe('');
    await expectPicture(light, `${id}.light`, false);
    await light.setViewportSize(phone);
    await expectPicture(light, `${id}.phone.light`, false);
  });
}

for (const { id } of pickInModes()) {
  test(`${id} in forced colors`, async ({ browser }) => {
    const page = await browser.newPage({ forcedColors: 'active', reducedMotion: 'reduce', locale: 'en-US' });
    await openPreview(page);
    // Axe cannot tell colors that the device forces.
    await showStory(page, id);
    await expectPicture(page, `${id}.forced-colors`, false);
    await page.close();
  });

  // What fits into a window of 1440 × 900 px at 200 %.
  test(`${id} at a zoom of 200 %`, async ({ preview }) => {
    expect(await showStory(preview, id, { width: 720, height: 450 })).toBe('');
    await expectPicture(preview, `${id}.zoom`, false);
  });
}
