import type { EngineLab } from './engineLab.ts';
import { type EnginePage, until, untilPath } from './enginePage.ts';
import { withSlowFiles } from './slowFiles.ts';
import { createDeposit, signIn, untilHeading } from './smoke.ts';

/** A coin that an operator may offer; its name is one long word. */
const LONG_COIN = { currency: 'LONG', name: 'Wrappedstakedethereumofthefirstkind', status: true };

function expectEqual(what: string, actual: unknown, wanted: unknown): void {
  if (JSON.stringify(actual) === JSON.stringify(wanted)) return;
  throw new Error(`${what}: ${JSON.stringify(actual)} instead of ${JSON.stringify(wanted)}.`);
}

/** A click on a deposit address selects all of it, and a selection around it holds it once. */
export async function selectAddress({ page, web }: EngineLab): Promise<void> {
  await signIn(page, web);
  await page.open(`${web}/deposit`);
  await untilHeading(page, 'Deposit Ethereum');
  const address = await createDeposit(page);
  const point = await page.run(() => {
    const part = [...document.querySelectorAll('[role="dialog"] b')].find((one) =>
      /^[0-9a-f]{4}$/i.test(one.textContent),
    );
    part?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2] as const;
  });
  await page.drag([point]);
  expectEqual('Selected by a click', await page.run(() => getSelection()?.toString().trim()), address);
  const around = await page.run(() => {
    const frame = [...document.querySelectorAll('[role="dialog"] b')].find((one) =>
      /^[0-9a-f]{4}$/i.test(one.textContent),
    );
    const box = frame?.parentElement?.parentElement;
    if (box) getSelection()?.selectAllChildren(box);
    return getSelection()?.toString().trim();
  });
  expectEqual('Selected around it', around, address);
}

/** A reload shows a long page where it was left. */
export async function keepScrollPosition({ page, web }: EngineLab): Promise<void> {
  await page.open(`${web}/`);
  await untilHeading(page, 'Automated Ethereum Trading');
  await page.run(() => scrollTo(0, 700));
  await until('position kept with the page', () => page.run(() => history.state?.scrollY === 700));
  await page.reload();
  await untilHeading(page, 'Automated Ethereum Trading');
  await until('scroll position as before the reload', () => page.run(() => Math.abs(scrollY - 700) < 2));
}

/** Links within sentences are underlined. */
export async function underlineLinks({ page, web }: EngineLab): Promise<void> {
  await page.open(`${web}/signup`);
  await until('form', () => page.run(() => document.querySelector('form p button') !== null));
  const lines = await page.run(() =>
    [...document.querySelectorAll('form p button, main p a')].map(
      (link) => `${link.textContent}: ${getComputedStyle(link).textDecorationLine}`,
    ),
  );
  expectEqual(
    'Without a line',
    lines.filter((line) => !line.endsWith(': underline')),
    [],
  );
}

/** The name of a coin, however long, fits on a phone. */
export async function fitLongCoin({ page, web, sandbox }: EngineLab): Promise<void> {
  await signIn(page, web);
  for (const [path, heading] of [
    ['/withdraw', 'Withdraw Funds'],
    ['/deposit', 'Deposit Ethereum'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await sandbox.arm({ method: 'GET', path: '/api/deposit/currencies/', status: 200, body: [LONG_COIN], times: 9 });
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await page.open(`${web}${path}`);
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await untilHeading(page, heading);
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    await until('long name', () => page.run((name) => document.body.textContent.includes(name), LONG_COIN.name));
    // oxlint-disable-next-line no-await-in-loop -- one screen after the other
    const over = await page.run(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) throw new Error(`${path} scrolls ${over} px sideways.`);
  }
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where the first element of a selector is, after it was scrolled into the middle (px of the window). */
async function boxOf(page: EnginePage, selector: string): Promise<Box> {
  return until(`element ${selector}`, () =>
    page.run((wanted) => {
      const element = document.querySelector(wanted);
      element?.scrollIntoView({ block: 'center' });
      const box = element?.getBoundingClientRect();
      return box && box.width > 0 ? { x: box.x, y: box.y, width: box.width, height: box.height } : null;
    }, selector),
  );
}

/** How bright the pixels of a box are, row by row (0 to 255), as a person sees them. */
async function brightnessOf(page: EnginePage, box: Box): Promise<number[][]> {
  const picture = (await page.picture()).toString('base64');
  return page.run(
    async (png, { x, y, width, height }) => {
      const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0);
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(Math.round(width), Math.round(height));
      const context = canvas.getContext('2d');
      context?.drawImage(image, -Math.round(x), -Math.round(y));
      const { data = new Uint8ClampedArray() } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
      return Array.from({ length: canvas.height }, (_, row) =>
        Array.from({ length: canvas.width }, (_unused, column) => data[(row * canvas.width + column) * 4] ?? 0),
      );
    },
    picture,
    box,
  );
}

/** The tip of a slider's thumb points at the ticks below its track. */
export async function alignThumbs({ page, web }: EngineLab): Promise<void> {
  await signIn(page, web);
  await page.open(`${web}/robots`);
  await page.click({ role: 'button', name: 'Configure Bot' });
  const box = await boxOf(page, 'input[type="range"]');
  const share = await page.run(() => {
    const { value, min, max } = document.querySelector<HTMLInputElement>('input[type="range"]') ?? {};
    return (Number(value) - Number(min)) / (Number(max) - Number(min));
  });
  // The thumb is 20 px wide, and white on both sides of its middle.
  const x = box.x + 10 + share * (box.width - 20);
  const column = await brightnessOf(page, { x: x - 1, y: box.y, width: 2, height: box.height });
  const white = column.flatMap(([value = 0], row) => (value > 200 ? [row] : []));
  const [top = Number.NaN, bottom = Number.NaN] = [white[0], white.at(-1)];
  if (Math.abs(top - 6) > 1 || Math.abs(bottom - 29) > 1) {
    throw new Error(
      `The thumb reaches from ${top} px to ${bottom} px below the upper edge instead of from 6 px to 29 px.`,
    );
  }
}

/** The badge of simulated prices is hatched. */
export async function hatchBadge({ page, web, sandbox }: EngineLab): Promise<void> {
  for (const path of ['/market/yahoo', '/market/coingecko/coins/ethereum/market_chart']) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await sandbox.arm({ method: 'GET', path, status: 503, times: 99 });
  }
  await signIn(page, web);
  // The badge moves as the chart below it is drawn.
  await until('badge with a hatch over half of its edge', async () => {
    const { x, y } = await boxOf(page, 'main [data-provenance="simulated"]');
    const rows = await brightnessOf(page, { x: x + 1, y: y + 2, width: 24, height: 3 });
    const values = rows.flat();
    const middle = (Math.min(...values) + Math.max(...values)) / 2;
    const share = values.filter((value) => value > middle).length / values.length;
    if (share < 0.35 || share > 0.65) throw new Error(`${Math.round(share * 100)} % are marked`);
    return true;
  });
}

/** Whoever follows a link to another page while code is on its way gets there, although engines stop its loads. */
export async function keepNavigation({ page, web }: EngineLab): Promise<void> {
  await withSlowFiles(web, { path: /\/assets\/WithdrawRoute-/, delayMs: 3_000 }, async (slow) => {
    await signIn(page, slow);
    await untilHeading(page, 'Trading platform');
    await page.click({ role: 'link', name: 'Withdraw' });
    await untilPath(page, '/withdraw');
    await page.run(() => location.assign('/late'));
    await until('page of the link', () => page.run(() => document.title === 'late'));
    // A reload of the page before would begin now.
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expectEqual('Title', await page.run(() => document.title), 'late');
    expectEqual('Reloads noted', await page.run(() => sessionStorage.getItem('etherpilot.reloadedAt')), null);
  });
}
