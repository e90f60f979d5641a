import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@etherpilot/testkit/processes';
import { expect, test } from './fixtures.js';
import { watchEachState, withoutFallbackFaces } from './layoutShifts.js';
import { barePages, protectedScreens, publicScreens } from './screens.js';
import { CHROMIUM, RELEASE, startSession } from './steps.js';

/** More is felt as a jump. */
const MOST = 0.02;

const people = [
  { name: 'a visitor', email: null, screens: [...publicScreens, ...barePages] },
  { name: 'somebody with bots', email: 'rich@sandbox.test', screens: [...protectedScreens, ...publicScreens] },
  { name: 'somebody who is new', email: 'empty@sandbox.test', screens: protectedScreens },
];

// Only Chromium says what has moved. The styles without local typefaces are others than those of the policy.
test.describe('nothing moves while a page arrives', { tag: [CHROMIUM, RELEASE] }, () => {
  test.use({ bypassCSP: true, locale: 'en-US' });

  for (const hasFaces of [true, false]) {
    for (const { name, email, screens } of people) {
      test(`for ${name}, ${hasFaces ? 'with' : 'without'} typefaces like ours on the device`, async ({ page }, {
        project,
      }) => {
        test.setTimeout(300_000);
        const rows: string[] = [];
        const jumps: string[] = [];
        if (!hasFaces) await withoutFallbackFaces(page);
        const visits = await watchEachState(page);
        for (const [path] of screens) {
          // A device that has not been here before.
          if (email !== null) await startSession(page, email);
          else await page.context().setStorageState({ cookies: [], origins: [] });
          const first = await visits.open(path);
          const second = await visits.reload();
          rows.push(`| ${path.replace(/\?.*/, '')} | ${first.total.toFixed(3)} | ${second.total.toFixed(3)} |`);
          for (const [visit, { total, moved }] of [
            ['first', first],
            ['second', second],
          ] as const) {
            if (total > MOST) jumps.push(`${path}, ${visit} visit: ${total.toFixed(3)}\n    ${moved.join('\n    ')}`);
          }
        }
        const folder = join(root, '.reports/layoutShifts');
        await mkdir(folder, { recursive: true });
        const title = `${name}, ${project.name}, ${hasFaces ? 'with' : 'without'} typefaces like ours`;
        await writeFile(
          join(folder, `${title.replaceAll(/\W+/g, '-')}.md`),
          `${title}\n\n| Route | first visit | second visit |\n|---|--:|--:|\n${rows.join('\n')}\n`,
        );
        expect(jumps.join('\n')).toBe('');
      });
    }
  }
});
