import { withServedApp } from '../builtApp.ts';
import { hideRestoredPage, openScreens, type Walk, walkMoney } from '../webkit/walks.ts';
import { withSystemWebKit } from '../webkit/webdriver.ts';
import { webKitPage } from '../webkit/webkitPage.ts';
import { systemWebKit, whatIsMissing } from '@etherpilot/testkit/engines';
import { main } from '@etherpilot/testkit/processes';

const walks: readonly { readonly name: string; readonly width: number; readonly walk: Walk }[] = [
  { name: 'sign in, chart, deposit, withdrawal, histories, log out', width: 1440, walk: walkMoney },
  { name: 'the same on a phone', width: 390, walk: walkMoney },
  { name: 'every screen opens by its address and fits', width: 1440, walk: openScreens },
  { name: 'the same on a phone', width: 390, walk: openScreens },
  { name: 'Back after logging out shows nothing of the user', width: 1440, walk: hideRestoredPage },
];

/**
 * `pnpm --filter lab webkit`: walks through the built app in the WebKit of the system, which Playwright cannot drive. Says what is
 * missing and how to install it, and installs nothing.
 */
await main(async () => {
  const system = systemWebKit();
  if (!system)
    return console.log(whatIsMissing('webkit') ?? 'Playwright has a WebKit of its own: ENGINE=webkit pnpm e2e');
  await withServedApp({}, async ({ web, sandbox }) => {
    for (const { name, width, walk } of walks) {
      // oxlint-disable-next-line no-await-in-loop -- one browser at a time
      await withSystemWebKit(system, async (window) => {
        await window.resize(width, 900);
        await walk(webKitPage(window), web);
      }).catch((error: unknown) => {
        throw new Error(`${name}, ${width} px: ${String(error)}`, { cause: error });
      });
      console.log(`✓ ${name}, ${width} px`);
      // oxlint-disable-next-line no-await-in-loop -- the next walk starts with an untouched server
      await sandbox.reset();
    }
  });
});
