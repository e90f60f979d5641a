import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { inNewYork } from '../../fixtures/inNewYork.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { holdEnter } from '../../fixtures/repeatedInput.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { date, unreadable } from '../../fixtures/time.js';
import { viewer } from '../../fixtures/viewer.js';
import { withToast } from '../../fixtures/withToast.js';
import { ProfileScreen, type ProfileScreenProps } from './ProfileScreen.js';
import { profileScreenMessages } from './ProfileScreen.messages.js';

const args: ProfileScreenProps = {
  profile: viewer,
  investments: { status: 'ready', data: investments },
  isRefreshing: false,
  onRefresh: fn(),
  onRetryInvestments: fn(),
  onNotify: fn(),
  onGoBack: fn(),
};

const meta = preview.meta({
  title: 'Screens/ProfileScreen',
  tags: ['stable'],
  component: ProfileScreen,
  args,
  decorators: [withShell],
  parameters: { shell: { current: 'profile' } },
});

const getMain = (canvasElement: HTMLElement) => within(within(canvasElement).getByRole('main'));

const getRegion = (canvasElement: HTMLElement, name: string) =>
  within(getMain(canvasElement).getByRole('region', { name }));

/** The two figures of the summary, bots and profit, without what the second is of. */
const readFigures = (canvasElement: HTMLElement) =>
  getRegion(canvasElement, 'Summary')
    .getAllByRole('definition')
    .filter((figure) => figure.previousElementSibling?.localName === 'dt' && figure.closest('[hidden]') === null)
    .map((figure) => figure.textContent);

const getDetails = (canvasElement: HTMLElement) => {
  const details = getRegion(canvasElement, 'Account Details');
  const values = details.getAllByRole('definition');
  return Object.fromEntries(
    details.getAllByRole('term').map((term, index) => [term.textContent, values[index]?.textContent]),
  );
};

/** Shows the first letter in upper case, the name and the e-mail address. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-09', 'PROF-11', 'G-130'] },
  play: async ({ canvasElement }) => {
    const summary = getRegion(canvasElement, 'Summary');
    await expect(summary.getByText('V')).toBeVisible();
    await expect(summary.getByRole('heading', { name: 'viewer' })).toBeVisible();
    await expect(summary.getByText('viewer@example.com')).toBeVisible();
  },
});

/** Has a back button, the logo and title, and a refresh button. */
export const Head = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-01', 'PROF-02', 'PROF-03'] },
  play: async ({ args: { onGoBack, onRefresh }, canvasElement }) => {
    const main = getMain(canvasElement);
    const title = main.getByRole('heading', { level: 1, name: 'Profile' });
    await expect(title.previousElementSibling?.tagName).toBe('svg');
    await userEvent.click(main.getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
    await userEvent.click(main.getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).toHaveBeenCalledOnce();
  },
});

/** The refresh button is disabled and spins while the profile is loading. */
export const Refreshing = meta.story({ args: { isRefreshing: true } });

Refreshing.test(
  'the refresh button is disabled and spins while the profile is loading',
  { parameters: { requirements: ['PROF-04'] } },
  async ({ args: { onRefresh }, canvasElement }) => {
    const button = getMain(canvasElement).getByRole('button', { name: 'Refreshing...' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    const [spinner] = button.children;
    await expect(spinner && getComputedStyle(spinner).animationIterationCount).toBe('infinite');
    await userEvent.click(button);
    await expect(onRefresh).not.toHaveBeenCalled();
  },
);

/** Counts the active investments and shows the mean return of all. */
export const Figures = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-12', 'PROF-13', 'ENT-17'] },
  play: async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['2', '0.9%']);
    const summary = getRegion(canvasElement, 'Summary');
    await expect(summary.getByText('Across all 3 bots')).toBeVisible();
    await expect(summary.queryByText('Computed on this device')).toBeNull();
  },
});

Ready.test('both figures have an explanation, the mean with its formula', async ({ canvasElement }) => {
  const summary = getRegion(canvasElement, 'Summary');
  await userEvent.click(summary.getByRole('button', { name: 'What these figures mean' }));
  await expect(summary.getByText('Bots that are active now.')).toBeVisible();
  await expect(summary.getByText('Mean of the return percentages of all your bots, running or not.')).toBeVisible();
});

/** A mean loss has a minus sign. */
export const Losing = meta.story({ args: { investments: { status: 'ready', data: investments.slice(1, 2) } } });

Losing.test(
  'a mean loss has a minus sign',
  { parameters: { requirements: ['PROF-13'] } },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['1', '−1.4%']);
  },
);

/** Both figures are '...' while the investments are loading. */
export const Loading = meta.story({ args: { investments: { status: 'loading' } } });

Loading.test(
  "both figures are '...' while the investments are loading",
  { parameters: { requirements: ['PROF-15'] } },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['...', '...']);
  },
);

/** Without name and investments it shows U, 0 and 0.0%. */
export const Empty = meta.story({
  args: { profile: { ...viewer, name: '' }, investments: { status: 'ready', data: [] } },
});

Empty.test(
  'without name and investments it shows U, 0 and 0.0%',
  { parameters: { requirements: ['PROF-10', 'PROF-14'] } },
  async ({ canvasElement }) => {
    await expect(getRegion(canvasElement, 'Summary').getByText('U')).toBeVisible();
    await expect(readFigures(canvasElement)).toEqual(['0', '0.0%']);
  },
);

/** When the investments could not be read, the figures are dashes with a button to try again, not 0.0%. */
export const Failed = meta.story({ args: { investments: { status: 'failed', failure: connectionFailure } } });

Failed.test(
  'when the investments could not be read, the figures are dashes with a button to try again, not 0.0%',
  { parameters: { requirements: ['G-A05'] } },
  async ({ args: { onRetryInvestments }, canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['—', '—']);
    await userEvent.click(getRegion(canvasElement, 'Summary').getByRole('button', { name: 'Try again' }));
    await expect(onRetryInvestments).toHaveBeenCalledOnce();
  },
);

/** One unreadable return makes the mean unknown, and the page says so. */
export const UnreadableReturn = meta.story({
  args: { investments: { status: 'ready', data: [...investments, oddInvestment] } },
});

UnreadableReturn.test(
  'one unreadable return makes the mean unknown, and the page says so',
  { parameters: { requirements: ['G-A04'] } },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['2', '—']);
    await expect(getRegion(canvasElement, 'Summary').getByText("One return couldn't be read.")).toBeVisible();
  },
);

Ready.test('holding Enter on Refresh reads once', async ({ args: { onRefresh }, canvasElement }) => {
  getMain(canvasElement).getByRole('button', { name: 'Refresh' }).focus();
  await holdEnter();
  await expect(onRefresh).toHaveBeenCalledOnce();
});

const { refreshFailedTitle, refreshFailed } = profileScreenMessages.texts;

/** After a failed load with older investments, their figures stay and say so. */
export const FailedWithOlderData = meta.story({
  args: { investments: { status: 'failed', failure: connectionFailure, data: investments } },
});

FailedWithOlderData.test(
  'after a failed load with older investments, their figures stay and say so',
  async ({ args: { onRetryInvestments }, canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual(['2', '0.9%']);
    const summary = getRegion(canvasElement, 'Summary');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent(
      `${connectionFailure.message} Showing the last data that loaded.`,
    );
    await userEvent.click(summary.getByRole('button', { name: 'Try again' }));
    await expect(onRetryInvestments).toHaveBeenCalledOnce();
  },
);

/** Without a connection, the profile stays; it cannot be refreshed. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the profile stays; it cannot be refreshed',
  async ({ args: { onRefresh }, canvasElement }) => {
    await expectOffline(canvasElement, 'Refresh');
    await userEvent.click(getMain(canvasElement).getByRole('button', { name: 'Refresh' }));
    await expect(onRefresh).not.toHaveBeenCalled();
    await expect(readFigures(canvasElement)).toEqual(['2', '0.9%']);
    await expect(getMain(canvasElement).getByRole('link', { name: 'Edit Profile' })).toBeVisible();
  },
);

/** Shows the toast of a failed refresh. */
export const ErrorToast = meta.story({
  decorators: [withToast({ title: refreshFailedTitle, message: refreshFailed })],
});

ErrorToast.test(
  'shows the toast of a failed refresh',
  { parameters: { requirements: ['PROF-07'] } },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const toast = await page.findByRole('group', { name: 'Refresh Failed' });
    await waitFor(() =>
      expect(within(toast).getByText('Could not refresh profile data. Please try again.')).toBeVisible(),
    );
  },
);

/** Lists the details of the account. */
export const Details = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-17', 'PROF-18', 'G-37'] },
  play: async ({ canvasElement }) => {
    await expect(getDetails(canvasElement)).toEqual({
      ID: '100007',
      Name: 'viewer',
      Email: 'viewer@example.com',
      Joined: 'March 3, 2026',
      'Last Active': 'Not available',
    });
  },
});

/** Shows the server's display id. */
export const OwnDisplayId = meta.story({ args: { profile: { ...viewer, displayId: '000042' } } });

OwnDisplayId.test(
  "shows the server's display id",
  { parameters: { requirements: ['PROF-18'] } },
  async ({ canvasElement }) => {
    await expect(getDetails(canvasElement)).toMatchObject({ ID: '000042' });
  },
);

/** When the server does not say when somebody joined, the date is Unknown. */
export const JoinDate = meta.story({ args: { profile: { ...viewer, dateJoined: null } } });

JoinDate.test(
  'when the server does not say when somebody joined, the date is Unknown',
  { parameters: { requirements: ['PROF-19', 'G-100'] } },
  async ({ canvasElement }) => {
    await expect(getDetails(canvasElement)).toMatchObject({ Joined: 'Unknown' });
  },
);

/** A join date without a time is that day in every zone. */
export const JoinDateOnly = meta.story({
  args: { profile: { ...viewer, dateJoined: date('2026-03-03') } },
  decorators: [inNewYork],
});

JoinDateOnly.test('a join date without a time is that day in every zone', async ({ canvasElement }) => {
  await expect(getDetails(canvasElement)).toMatchObject({ Joined: 'March 3, 2026' });
});

/** Figures of a partial list say so beside them, with a button to load the rest. */
export const Partial = meta.story({
  args: {
    investments: { status: 'ready', data: investments.slice(0, 2) },
    partial: { shown: 2, total: 3, unreadable: 0 },
  },
});

Partial.test(
  'figures of a partial list say so beside them, with a button to load the rest',
  async ({ args: { onRetryInvestments }, canvasElement }) => {
    const summary = getRegion(canvasElement, 'Summary');
    await expect(readFigures(canvasElement)).toEqual(['2', '0.5%']);
    await expect(summary.getByText('These figures do not cover all your bots')).toBeVisible();
    await expect(summary.getByText('2 of 3 could be loaded.')).toBeVisible();
    await userEvent.click(summary.getByRole('button', { name: 'Load again' }));
    await expect(onRetryInvestments).toHaveBeenCalledOnce();
  },
);

/** The time of the last visit is never made up. */
export const LastActive = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-20', 'G-99'] },
  play: async ({ canvasElement }) => {
    await expect(getDetails(canvasElement)).toMatchObject({ 'Last Active': 'Not available' });
  },
});

/** Edit Profile links to the settings. */
export const Edit = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-16', 'G-98'] },
  play: async ({ canvasElement }) => {
    await expect(getMain(canvasElement).getByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      '/settings',
    );
  },
});

const NOT_YET = 'Password, two-factor authentication and deletion: not available yet. Ask the operator.';

/** The password cannot be changed yet, and the button says so. */
export const Password = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-21', 'PROF-22', 'H-14'] },
  play: async ({ args: { onNotify }, canvasElement }) => {
    const security = getRegion(canvasElement, 'Account Security');
    await expect(security.getByRole('heading', { name: 'Password' })).toBeVisible();
    await expect(security.getByText(NOT_YET)).toBeVisible();
    const change = security.getByRole('button', { name: 'Change' });
    await expect(change).toHaveAttribute('aria-disabled', 'true');
    await expect(change).toHaveAccessibleDescription(`Password ${NOT_YET}`);
    await userEvent.click(change);
    await expect(onNotify).not.toHaveBeenCalled();
  },
});

/** Two-factor authentication is off and cannot be enabled yet. */
export const TwoFactor = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-23', 'PROF-24', 'H-14'] },
  play: async ({ args: { onNotify }, canvasElement }) => {
    const security = getRegion(canvasElement, 'Account Security');
    await expect(security.getByText('Not enabled')).toBeVisible();
    await expect(security.getByText(NOT_YET)).toBeVisible();
    const enable = security.getByRole('button', { name: 'Enable' });
    await expect(enable).toHaveAttribute('aria-disabled', 'true');
    await expect(enable).toHaveAccessibleDescription(`Two-Factor Authentication ${NOT_YET}`);
    await userEvent.click(enable);
    await expect(onNotify).not.toHaveBeenCalled();
    await expect(security.getByText('Not enabled')).toBeVisible();
  },
});

/** Delete Account comes last and changes nothing. */
export const Deletion = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['PROF-25', 'PROF-26', 'G-113'] },
  play: async ({ args: { onNotify }, canvasElement }) => {
    const main = getMain(canvasElement);
    const button = main.getByRole('button', { name: 'Delete Account' });
    await expect(main.getAllByRole('button').at(-1)).toBe(button);
    await userEvent.click(button);
    await expect(onNotify).toHaveBeenCalledOnce();
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'negative',
      title: 'Account Deletion',
      description: 'Account deletion is not available at this time. Please contact support if needed.',
    });
  },
});

/** Without a support contact, one line sends people to the operator. */
export const OperatorOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-14'] },
  play: async ({ canvasElement }) => {
    await expect(getRegion(canvasElement, 'Account Security').getByText(NOT_YET)).toBeVisible();
    await expect(getMain(canvasElement).queryByRole('link', { name: /support/i })).toBeNull();
  },
});

Ready.test(
  'that line names the support contact, once',
  { parameters: { requirements: ['H-14', 'G-113'] }, globals: { support: 'email' } },
  async ({ canvasElement }) => {
    const security = getRegion(canvasElement, 'Account Security');
    await expect(security.getByText(/not available yet/)).toHaveTextContent(
      'Password, two-factor authentication and deletion: not available yet. Ask support (help@example.com).',
    );
    const links = getMain(canvasElement).getAllByRole('link', { name: 'help@example.com' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', 'mailto:help@example.com');
  },
);

Ready.test(
  'with Telegram support, it names the handle',
  { globals: { support: 'telegram', viewport: { value: 'narrowest', isRotated: false } } },
  async ({ canvasElement }) => {
    const security = getRegion(canvasElement, 'Account Security');
    await expect(security.getByText(/not available yet/)).toHaveTextContent('Ask support at @northwind');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);

export const LongText = meta.story({
  args: {
    profile: {
      ...viewer,
      displayId: '0123456789'.repeat(6),
      name: 'averylongnamewithoutanyplacetobreak'.repeat(3),
      email: `${'averylongnamewithoutanyplacetobreak'.repeat(3)}@example.com`,
      dateJoined: unreadable('some time in spring'),
    },
    investments: { status: 'failed', failure: connectionFailure, data: [...investments, stoppedInvestment] },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: phone });

Phone.test(
  'says what it says on a wide screen',
  ...onPhone(ReadyTest, Figures, Details, LastActive, Edit, OperatorOnly, Password, TwoFactor, Head, Deletion),
);

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
