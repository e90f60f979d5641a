import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { type BuiltApp, buildApp, closureOf } from '../builtApp.ts';
import { median } from '../statistics.ts';
import { exactly, reported, type Verdict, verdict } from '../verdict.ts';
import { weigh } from '../weigh.ts';
import { withPages } from '../withPages.ts';
import type { Times } from './page/qr.ts';

/** Of each kind of address there is a deposit for, and the longest kind of all. */
const addresses = [
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  'ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9',
  'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
];
/** How often each is drawn by both in turn; the first times compile the code. */
const [TIMES, COMPILING] = [30, 5];
/** A table of the encoder, which survives minification. */
const ENCODER = '-1,7,10,15,20,26,18,20,24,30';

interface Samples {
  readonly first: Times;
  readonly warm: Times;
}

/** Measures the QR codes of addresses beside the encoder they are made with, and what they add to the app. */
export async function benchQr(rounds: number): Promise<readonly Verdict[]> {
  return withPages('qr', [], async (browser, origin, folder) => {
    const samples: Samples = { first: { ours: [], peer: [] }, warm: { ours: [], peer: [] } };
    for (let round = 0; round < rounds; round += 1) {
      process.stderr.write(`round ${round + 1} of ${rounds}: QR codes\n`);
      // oxlint-disable-next-line no-await-in-loop -- one page at a time, or they would slow each other
      await sample(browser, origin, round, samples);
    }
    return [...judge(samples), ...judgeCode(folder, await buildApp())];
  });
}

async function sample(browser: Browser, origin: string, round: number, { first, warm }: Samples): Promise<void> {
  const open = async () => {
    const page = await browser.newPage();
    await page.goto(`${origin}/index.html`);
    await page.waitForFunction(() => window.qr !== undefined);
    return page;
  };
  const address = addresses[round % addresses.length] ?? '';
  /* oxlint-disable no-await-in-loop -- one at a time, or they would slow each other */
  for (const subject of round % 2 === 0 ? (['ours', 'peer'] as const) : (['peer', 'ours'] as const)) {
    const page = await open();
    first[subject].push(
      await page.evaluate((args) => window.qr?.first(...args) ?? Number.NaN, [subject, address] as const),
    );
    await page.close();
  }
  const page = await open();
  for (const each of addresses) {
    const times = await page.evaluate((args) => window.qr?.inTurn(...args), [each, TIMES + COMPILING] as const);
    warm.ours.push(...(times?.ours ?? []).slice(COMPILING));
    warm.peer.push(...(times?.peer ?? []).slice(COMPILING));
  }
  /* oxlint-enable no-await-in-loop */
  await page.close();
}

function judge({ first, warm }: Samples): readonly Verdict[] {
  const [ours, encoder] = [median(warm.ours), median(warm.peer)];
  return [
    verdict('Q1', 'the code of an address', 1.25, '×', ours / encoder, `the encoder alone: ${encoder.toFixed(2)} ms`),
    reported('Q1', 'the same', 1, 'ms', ours),
    reported(
      'Q1',
      'the first of a page',
      5,
      'ms',
      median(first.ours),
      `the encoder alone: ${median(first.peer).toFixed(1)} ms`,
    ),
  ];
}

function judgeCode(pages: string, { folder, manifest }: BuiltApp): readonly Verdict[] {
  const assets = join(pages, 'assets');
  const code = readdirSync(assets).filter((name) => name.startsWith('code') && name.endsWith('.js'));
  const bytes = weigh(assets, code);
  const hasEncoder = (file: string) =>
    file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(ENCODER);
  const holders = new Set(
    Object.values(manifest)
      .map(({ file }) => file)
      .filter(hasEncoder),
  );
  const isRoute = (key: string) => /(?:^|\/)(?:routes|shell)\//.test(key) || manifest[key]?.isEntry === true;
  const early = Object.keys(manifest).filter(
    (key) => isRoute(key) && [...closureOf(manifest, key)].some((file) => holders.has(file)),
  );
  return [
    verdict('Q1', 'its code, gzip', 5, 'kB', bytes === 0 ? Number.NaN : bytes / 1000),
    exactly(
      'Q1',
      'routes that load it before a code is shown',
      0,
      'routes',
      holders.size === 0 ? Number.NaN : early.length,
    ),
  ];
}
