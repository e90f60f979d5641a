import type { Walk } from './engineLab.ts';
import { walkSmoke } from './smoke.ts';

const NAME = 'sign in, chart, deposit, withdrawal, histories, log out';

/** What each engine must do at least, on each change. */
export const smoke: readonly Walk[] = [{ name: NAME, widths: [1440], run: walkSmoke }];

/** What a release must do in each engine. */
export const allWalks: readonly Walk[] = [{ name: NAME, widths: [1440, 390], run: walkSmoke }];
