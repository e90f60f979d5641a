import { chromium } from 'playwright';
import { findShell, browserFlags } from './lib/browser.ts';
import { twoPorts, withProgram, withSandbox } from './lib/lab.ts';
import { getOrigin, startPreview } from './lib/servers.ts';
import { buildWeb } from './lib/builds.ts';
if (process.argv[2] !== 'nobuild') await buildWeb({ outDir: '/tmp/me/clsb' });
const ports = await twoPorts(); const web = getOrigin(ports.web);
await withSandbox(ports, {}, () => withProgram(startPreview(ports, { outDir: '/tmp/me/clsb', output: 'errors' }), web, async () => {
  const browser = await chromium.launch({ executablePath: await findShell(), args: [...browserFlags] });
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.goto(`${web}/login`);
  await page.getByLabel('Email').fill('rich@sandbox.test');
  await page.getByLabel('Password', { exact: true }).fill('sandbox-1234');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/platform');
  await page.addInitScript(() => {
    (globalThis as any).shifts = [];
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any[]) (globalThis as any).shifts.push([Math.round(e.startTime), +e.value.toFixed(4), ...e.sources.map((s: any) => `${s.node?.nodeName}.${s.node?.className} "${s.node?.textContent?.slice(0, 40)}" ${JSON.stringify(s.previousRect)} -> ${JSON.stringify(s.currentRect)}`)]); }).observe({ type: 'layout-shift', buffered: true });
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 });
  for (const path of ['/robot', '/active-bots', '/account', '/withdraw', '/deposit', '/deposit-history', '/withdrawal-history', '/platform', '/support', '/settings', '/profile']) {
    await page.goto(web + path);
    await page.waitForTimeout(6000);
    console.log(path, JSON.stringify(await page.evaluate(() => (globalThis as any).shifts), null, 1));
  }
  await browser.close();
}));
