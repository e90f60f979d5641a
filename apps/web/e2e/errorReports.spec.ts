import { expect, test } from './fixtures.js';
import { configure } from './marketSteps.js';
import { heading, ONCE, openAs, RELEASE } from './steps.js';

const ERRORS = '/errors';

test(
  'an error that nobody catches reaches the operator without personal data, once the page is hidden',
  { tag: ONCE },
  async ({ page, api, servers, expectConsoleMessage }) => {
    expectConsoleMessage('rich@sandbox.test');
    await configure(page, { errorsUrl: `${servers.api}${ERRORS}` });
    // Of Firefox Playwright does not hear what a beacon carries.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      const beacons: unknown[] = [];
      Object.assign(window, { beacons });
      navigator.sendBeacon = (url, data) => {
        beacons.push(data);
        return send(url, data);
      };
    });
    // The sandbox has no such path of its own.
    await api.armFault({ method: 'POST', path: ERRORS, status: 200, body: '' });
    const loaded = page.waitForResponse('**/assets/errorReports-*.js');
    await openAs(page, 'rich@sandbox.test', '/account');
    await expect(heading(page, 'Account')).toBeVisible();
    // The module has run once it can be imported again.
    await page.evaluate((url) => import(url), (await loaded).url());
    await page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('rich@sandbox.test has 12500.00');
      });
    });
    const sent = page.waitForRequest(`**${ERRORS}`);
    await expect(async () => {
      await page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
      expect(await Promise.race([sent, Promise.resolve(undefined)])).toBeDefined();
    }).toPass();
    const [carried = ''] = await page.evaluate(() => (window as unknown as { beacons: string[] }).beacons);
    expect(JSON.parse(carried)).toMatchObject([
      { kind: 'error', message: '[e-mail] has #', page: '/account', count: 1 },
    ]);
    await expect.poll(() => api.requests({ method: 'POST', path: ERRORS })).toHaveLength(1);
  },
);

test('without an address of the operator, no code for it is loaded', { tag: [ONCE, RELEASE] }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openAs(page, 'rich@sandbox.test', '/account');
  await expect(heading(page, 'Account')).toBeVisible();
  expect(asked.some((path) => path.startsWith('/assets/AccountRoute-'))).toBe(true);
  expect(asked.filter((path) => path.startsWith('/assets/errorReports-'))).toEqual([]);
});
