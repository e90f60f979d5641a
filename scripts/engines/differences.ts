import type { EngineLab } from './engineLab.ts';
import { until } from './enginePage.ts';
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
    const part = [...document.querySelectorAll('[role="dialog"] b')].find((one) => /^[0-9a-f]{4}$/i.test(one.textContent));
    part?.scrollIntoView({ block: 'center' });
    const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
    return [x + width / 2, y + height / 2] as const;
  });
  await page.drag([point]);
  expectEqual('Selected by a click', await page.run(() => getSelection()?.toString().trim()), address);
  const around = await page.run(() => {
    const frame = [...document.querySelectorAll('[role="dialog"] b')].find((one) => /^[0-9a-f]{4}$/i.test(one.textContent));
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
  expectEqual('Without a line', lines.filter((line) => !line.endsWith(': underline')), []);
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
