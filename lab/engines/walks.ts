import type { Walk } from './engineLab.ts';
import {
  alignThumbs,
  fitLongCoin,
  hatchBadge,
  keepNavigation,
  keepScrollPosition,
  selectAddress,
  underlineLinks,
} from './differences.ts';
import { openViews } from './openViews.ts';
import { hideRestoredPage } from './restoredPage.ts';
import { walkSmoke } from './smoke.ts';

const everything = { name: 'sign in, chart, deposit, withdrawal, histories, log out', run: walkSmoke };

/** What each engine must do at least, on each change. */
export const smoke: readonly Walk[] = [{ ...everything, widths: [1440] }];

/** What a release must do in each engine: the same at both widths, and where engines once differed. */
export const allWalks: readonly Walk[] = [
  { ...everything, widths: [1440, 390] },
  { name: 'every screen opens by its address and fits', widths: [1440, 390], run: openViews },
  { name: 'a click selects a deposit address once', widths: [1440], run: selectAddress },
  { name: 'a reload keeps the place', widths: [1440], run: keepScrollPosition },
  { name: 'links in sentences are underlined', widths: [390], run: underlineLinks },
  { name: 'a long coin name fits', widths: [320], run: fitLongCoin },
  { name: "sliders' thumbs point at their ticks", widths: [390], run: alignThumbs },
  { name: 'the badge of simulated prices is hatched', widths: [390], run: hatchBadge },
  {
    name: 'Back after logging out shows nothing of the user',
    widths: [1440],
    // Journeys ask Chromium, whose headless shell has no such cache.
    engines: ['firefox', 'webkit'],
    run: hideRestoredPage,
  },
  { name: 'a link is followed while code is on its way', widths: [1440], run: keepNavigation },
];
