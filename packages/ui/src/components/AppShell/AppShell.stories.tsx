import { expect, fn, type screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { live } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { SendButton } from '../../primitives/Button/SendButton.js';
import { PageHead } from '../../primitives/PageHead/PageHead.js';
import { ConnectionStrip } from '../ConnectionStrip/ConnectionStrip.js';
import { AppShell } from './AppShell.js';
import { getEntries, navigationItems } from './navigation.js';

const balance = decimal('1250.00');
const readAt = Date.UTC(2026, 6, 12, 14, 2);

const meta = preview.meta({
  title: 'Components/AppShell',
  tags: ['stable'],
  component: AppShell,
  args: {
    current: 'bots' as const,
    balance: { ...live(balance), asOf: readAt },
    inBots: { ...live(decimal('5560.13')), asOf: readAt - 120_000 },
    onOpenNotices: fn(),
    onLogOut: fn(),
    children: <PageHead title="Ethereum Trading Bots">Each bot trades ETH within limits you set.</PageHead>,
  },
});

/** The box of the header that contains 'Log out'. */
function getSidebar(canvasElement: HTMLElement): DOMRect {
  const header = within(canvasElement).getByRole('button', { name: 'Log out' }).closest('header');
  if (header === null) throw new Error('Log out is in no header');
  return header.getBoundingClientRect();
}

const phone = { viewport: { value: 'phone', isRotated: false } };

/** A sidebar 256 px wide with the brand and every link. */
export const Wide = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['LAYOUT-01', 'LAYOUT-02', 'G-19'] },
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ args, canvas, canvasElement }) => {
    const main = within(canvas.getByRole('navigation', { name: 'Main' }));
    const promised = [
      'Platform /platform',
      'Trading Bots /robot',
      'Active Bots /active-bots',
      'Withdraw /withdraw',
      'Support /support',
      'Account /account',
    ];
    const hrefs = main.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    await expect(hrefs.filter((href) => promised.includes(href))).toEqual(promised);
    await expect(hrefs).toHaveLength(getEntries('list', navigationItems).length);
    await expect(canvas.getByRole('link', { name: 'Deposit Funds' })).toHaveAttribute('href', '/deposit');
    await expect(canvas.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/settings');
    await expect(canvas.getAllByRole('link', { current: 'page' })).toHaveLength(1);
    await expect(main.getByRole('link', { name: 'Trading Bots' })).toHaveAttribute('aria-current', 'page');
    await expect(getSidebar(canvasElement).width).toBe(256);
    await expect(canvas.getByRole('link', { name: 'Etherpilot' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Recent notifications' }));
    await expect(args.onOpenNotices).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Log out' }));
    await expect(args.onLogOut).toHaveBeenCalledOnce();
  },
});

const wide = { viewport: { value: 'wide', isRotated: false } };

/** Which links say that they lead to where the person is, and how. */
const marked = (canvas: Pick<typeof screen, 'getAllByRole'>) =>
  canvas
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`);

const markedAlone = (name: string) => ({
  globals: wide,
  play: async ({ canvas }: { readonly canvas: Pick<typeof screen, 'getAllByRole'> }) => {
    await expect(marked(canvas)).toEqual([name]);
  },
});

export const OnDeposit = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { current: 'deposit' },
  ...markedAlone('Deposit Funds page'),
});

export const OnSettings = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { current: 'settings' },
  ...markedAlone('Settings page'),
});

export const OnAccount = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { current: 'account' },
  ...markedAlone('Account page'),
});

/** A place the navigation does not know marks none of its entries. */
export const Nowhere = meta.story({ args: { current: null }, globals: wide });

Nowhere.test('a place the navigation does not know marks none of its entries', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))).toEqual([]);
});

/** A bottom bar with six entries; the last one leaves the product. */
export const Phone = meta.story({ globals: phone });

Phone.test(
  'a bottom bar with six entries; the last one leaves the product',
  { parameters: { requirements: ['LAYOUT-12', 'LAYOUT-19'] } },
  async ({ canvas }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    const hrefs = bar.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);
    await expect(hrefs).toEqual([
      'Home /',
      'Bots /robot',
      'Active /active-bots',
      'Withdraw /withdraw',
      'Account /account',
      'Telegram (opens in a new tab) https://t.me/',
    ]);
    const telegram = bar.getByRole('link', { name: /^Telegram/ });
    await expect(telegram).toHaveAttribute('target', '_blank');
    await expect(telegram).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvas.getByRole('link', { name: 'Available $1,250.00 In bots $5,560.13' })).toHaveAttribute(
      'href',
      '/account',
    );
    await expect(marked(bar)).toEqual(['Bots page']);
  },
);

/** Available money and money in bots are above the navigation, with the age of the older one. */
export const Money = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'wide', isRotated: false } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Available $1,250.00 In bots $5,560.13 As of 14:00 UTC' });
    await expect(link).toBeVisible();
    await expect(link).toHaveAttribute('href', '/account');
  },
});

/** While investments are being read, nothing is stated for them. */
export const InBotsLoading = meta.story({ args: { inBots: 'loading' } });

InBotsLoading.test('while investments are being read, nothing is stated for them', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /^Available \$1,250.00 In bots Loading/ })).toBeVisible();
});

/** Before it is known who is signed in, no figure is stated. */
export const MoneyLoading = meta.story({ args: { balance: 'loading', inBots: 'loading' } });

MoneyLoading.test('before it is known who is signed in, no figure is stated', async ({ canvas }) => {
  const link = canvas.getByRole('link', { name: 'Available Loading In bots Loading' });
  await expect(link).not.toHaveTextContent(/[\d—]/);
});

/** What is in bots could not be read: a dash, not zero. */
export const InBotsUnknown = meta.story({ args: { inBots: null } });

InBotsUnknown.test('what is in bots could not be read: a dash, not zero', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: /In bots could not be read/ })).toBeVisible();
});

export const InBotsUnknownPhone = meta.story({
  args: { inBots: null },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** A balance that is not known is not shown as zero. */
export const BalanceUnknown = meta.story({ args: { balance: null }, globals: phone });

/** What it says. */
export const BalanceUnknownTest = BalanceUnknown.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Available could not be read In bots $5,560.13' });
    await expect(link).toHaveAttribute('href', '/account');
    await expect(link).toHaveTextContent('—');
    await expect(link).not.toHaveTextContent('$1,250');
  },
});

/** On the narrowest screen there is room for the dash only; the words are still read aloud. */
export const BalanceUnknownNarrowest = BalanceUnknownTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** A page without an entry of its own marks its parent. */
export const UnderAPlace = meta.story({ args: { current: 'withdrawalHistory' } });

UnderAPlace.test('a page without an entry of its own marks its parent', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('aria-current', 'true');
});

export const UnderAPlacePhone = meta.story({ args: { current: 'withdrawalHistory' }, globals: phone });

UnderAPlacePhone.test('shows under aplace on a phone', async ({ canvas }) => {
  await expect(marked(within(canvas.getByRole('navigation', { name: 'Main' })))).toEqual(['Withdraw true']);
});

/** While offline, the strip explains why sending is disabled. */
export const Offline = meta.story({
  args: {
    balance: { value: balance, provenance: 'cached' },
    isOffline: true,
    strip: <ConnectionStrip kind="offline" readAt={Date.UTC(2026, 6, 12, 13, 58)} onRetry={fn()} />,
    children: (
      <PageHead title="Active Bots" actions={<SendButton variant="line">Refresh</SendButton>}>
        You're seeing data from before the connection was lost.
      </PageHead>
    ),
  },
});

Offline.test('while offline, the strip explains why sending is disabled', async ({ canvas }) => {
  const refresh = canvas.getByRole('button', { name: 'Refresh' });
  await expect(refresh).toHaveAttribute('aria-disabled', 'true');
  await expect(refresh).toHaveAccessibleDescription(/You can't submit anything until you're back online\.$/);
});

/** On a phone, the top strip shows the cached balance while offline. */
export const OfflinePhone = Offline.extend({ globals: phone });

OfflinePhone.test('on a phone, the top strip shows the cached balance while offline', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Available $1,250.00 In bots $5,560.13 Saved' })).toBeVisible();
});

const long = {
  balance: { value: decimal('1234567.89'), provenance: 'stale' as const },
  inBots: live(decimal('123456789.01')),
  children: (
    <>
      <PageHead title="Averyverylongheadingwithoutanyplacetobreakitanywhere" />
      {Array.from({ length: 60 }, (_, line) => (
        <p key={line}>Line {line + 1} of long content.</p>
      ))}
    </>
  ),
};

/** The sidebar stays in view while long content scrolls. */
export const LongContent = meta.story({ args: long, globals: { viewport: { value: 'wide', isRotated: false } } });

LongContent.test('the sidebar stays in view while long content scrolls', async ({ canvas, canvasElement }) => {
  canvas.getByText('Line 60 of long content.').scrollIntoView();
  await expect(getSidebar(canvasElement).top).toBe(0);
});

/** Long content fits the narrowest screen without sideways scrolling. */
export const LongContentNarrowest = meta.story({
  args: long,
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongContentNarrowest.test('long content fits the narrowest screen without sideways scrolling', async ({ canvas }) => {
  const bell = canvas.getByRole('button', { name: 'Recent notifications' }).getBoundingClientRect();
  await expect(bell.right).toBeLessThanOrEqual(window.innerWidth);
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
});
