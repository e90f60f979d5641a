import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from './fixtures.js';
import { heading, ONCE, openAs } from './steps.js';

/** A server of another origin that answers every page's calls with the same document. */
async function startForeign(html: string) {
  let count = 0;
  const server = createServer((_, response) => {
    count += 1;
    response.writeHead(200, { 'content-type': 'text/html', 'access-control-allow-origin': '*' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, count: () => count, close: () => server.close() };
}

const YEAR = 'public, max-age=31536000, immutable';

test('every answer carries the headers of a deployment', { tag: ONCE }, async ({ request, servers }) => {
  const page = await (await request.get(servers.web)).text();
  const asset = /\/assets\/[^"]+\.js/.exec(page)?.[0] ?? 'no asset';
  for (const [path, status, caching] of [
    ['/', 200, 'no-cache'],
    ['/deposit-history', 200, 'no-cache'],
    ['/favicon.svg', 200, 'no-cache'],
    [asset, 200, YEAR],
    ['/assets/of-an-older-release.js', 404, 'no-cache'],
  ] as const) {
    const response = await request.get(`${servers.web}${path}`);
    expect(response.status(), path).toBe(status);
    expect(response.headers(), path).toMatchObject({
      'cache-control': caching,
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(policy.replaceAll(/ 'sha256-[^']+'/g, ''), path).toBe(
      `default-src 'none'; script-src 'self'; style-src-elem 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self' ${servers.api}; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'`,
    );
  }
  for (const path of ['/', '/login', asset]) {
    const response = await request.get(`${servers.web}${path}`, { headers: { accept: 'text/html, */*' } });
    expect(response.headers()['content-encoding'], path).toBe('br');
  }
});

test(
  'the page runs no script that somebody wrote into it, and calls nobody else',
  { tag: ONCE },
  async ({ page, expectConsoleMessage }) => {
    const isChromium = page.context().browser()?.browserType().name() === 'chromium';
    const refusals = isChromium
      ? ["requires 'TrustedHTML' assignment", "requires 'TrustedScript' assignment", 'Content Security Policy']
      : ['blocked assigning to an injection sink', 'blocked the loading of a resource (connect-src)'];
    for (const text of refusals) expectConsoleMessage(text);
    await openAs(page, 'rich@sandbox.test', '/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.append('window.injected = "by an element"');
      document.body.append(script);
    });
    const isMarkupRefused = await page.evaluate(() => {
      try {
        // oxlint-disable-next-line no-restricted-properties -- what the policy must refuse
        document.createElement('div').innerHTML = '';
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    });
    expect(isMarkupRefused).toBe(true);
    const foreign = await startForeign('Hello');
    try {
      await page.evaluate((address) => fetch(address).catch(() => {}), foreign.origin);
      expect(foreign.count()).toBe(0);
    } finally {
      foreign.close();
    }
    expect(await page.evaluate(() => 'injected' in window)).toBe(false);
  },
);

test(
  'a page of another origin cannot show the sign-in page in a frame',
  { tag: ONCE },
  async ({ page, servers, expectConsoleMessage, expectFailedResponses }) => {
    expectConsoleMessage('frame');
    const foreign = await startForeign(`<iframe src="${servers.web}/login"></iframe>`);
    try {
      await page.goto(foreign.origin);
      const [, frame] = page.frames();
      await expect.poll(() => frame?.url()).toMatch(/^(?:chrome-error:|about:neterror\?e=cspBlocked)/);
      await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
      // Only Firefox counts it as a failed request.
      const isChromium = page.context().browser()?.browserType().name() === 'chromium';
      expectFailedResponses(isChromium ? 0 : 1);
    } finally {
      foreign.close();
    }
  },
);
