import { useCallback, useState } from 'react';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { StoryLink } from '../../fixtures/StoryLink.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { depositInfoCode } from '../../components/DepositInfoDialog/LazyDepositInfoDialog.js';
import { withToast } from '../../fixtures/withToast.js';
import { currencies } from '../../fixtures/currencies.js';
import { depositAddress, earlierDepositAddress } from '../../fixtures/deposits.js';
import { connectionFailure } from '../../fixtures/failures.js';
import { beforeTimers, clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import {
  checking,
  refused,
  nothingFound,
  oneFound,
  readFailed,
  uncertain,
  unlisted,
  depositOrder,
} from '../../fixtures/uncertain.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import type { DepositGoal } from '../../model/DepositGoal.js';
import type { LivePrice } from '../../model/LivePrice.js';
import { live } from '../../model/Provenance.js';
import { compare, decimal } from '../../money/decimal.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import { Button } from '../../primitives/Button/Button.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { depositScreenMessages } from './DepositScreen.messages.js';
import { DepositScreen, type DepositScreenProps } from './DepositScreen.js';

const args: DepositScreenProps = {
  currencies: { status: 'ready', data: currencies },
  submission: IDLE,
  created: [],
  openInfoId: null,
  onCreateDeposit: fn(),
  onToggleInfo: fn(),
  onCopy: fn(() => Promise.resolve()),
  onRetry: fn(),
  onReadAgain: fn(),
  onUnlock: fn(),
  onGoBack: fn(),
  onNotify: fn(),
};

const meta = preview.meta({
  title: 'Screens/DepositScreen',
  tags: ['stable'],
  component: DepositScreen,
  decorators: [withShell],
  parameters: { shell: { current: 'deposit' } },
  args,
});

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return { canvas, create: canvas.getByRole('button', { name: 'Create Deposit' }) };
};

async function fillIn(canvasElement: HTMLElement, coin: RegExp | null, amount: string) {
  const { canvas, create } = parts(canvasElement);
  if (coin) await userEvent.click(canvas.getByRole('radio', { name: coin }));
  if (amount) await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), amount);
  return { canvas, create };
}

/** No currency is preselected. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-01', 'DEP-02', 'G-70', 'H-19'] },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Deposit Ethereum' })).toBeVisible();
    await expect(canvas.getByText('Minimum deposit: 300 USD equivalent.')).toBeVisible();
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
});

/** Create Deposit is disabled without a currency. */
export const NoCurrency = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-07', 'DEP-10'] },
  play: async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { create } = await fillIn(canvasElement, null, '1');
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Choose a currency.');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(onNotify).not.toHaveBeenCalled();
  },
});

/** Create Deposit is disabled while the currencies load. */
export const Loading = meta.story({ args: { currencies: { status: 'loading' } } });

Loading.test(
  'create Deposit is disabled while the currencies load',
  { parameters: { requirements: ['DEP-08'] } },
  async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { create } = await fillIn(canvasElement, null, '1{Enter}');
    await userEvent.click(create);
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(onNotify).not.toHaveBeenCalled();
  },
);

/** A partial list of currencies is labelled. */
export const Partial = meta.story({
  args: {
    currencies: { status: 'ready', data: currencies.slice(0, 3) },
    partial: { shown: 3, total: 4, unreadable: 1 },
  },
});

Partial.test('a partial list of currencies is labelled', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('3 of 4 could be loaded. 1 record could not be read.')).toBeVisible();
});

/** While the currencies are read again, they stay, and so does what was typed; sending waits for the answer. */
export const Refreshing = meta.story({ args: { currencies: { status: 'loading', data: currencies } } });

Refreshing.test(
  'while the currencies are read again, they stay, and so does what was typed; sending waits for the answer',
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await expect(canvas.getAllByRole('radio')).toHaveLength(currencies.length);
    await expect(canvas.getByRole('textbox', { name: 'Amount (ETH)' })).toHaveValue('0.25');
    await expect(create).toHaveAccessibleDescription('Wait until the currencies are loaded.');
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
);

/** Without currencies, the page offers to try again. */
export const Empty = meta.story({ args: { currencies: { status: 'ready', data: [] } } });

Empty.test('without currencies, the page offers to try again', async ({ args: { onRetry }, canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

const { loadFailedTitle, loadFailed } = depositScreenMessages.texts;

/** After a failed load there are neither cards nor made-up minimums. */
export const Failed = meta.story({
  args: { currencies: { status: 'failed', failure: { title: loadFailedTitle, message: loadFailed } } },
});

Failed.test(
  'after a failed load there are neither cards nor made-up minimums',
  { parameters: { requirements: ['DEP-30'] } },
  async ({ args: { onRetry }, canvasElement }) => {
    const { canvas, create } = parts(canvasElement);
    await expect(canvas.getByText("We couldn't load the currencies")).toBeVisible();
    // The toast says so.
    await expect(canvas.queryByText(loadFailed)).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.queryByText('Deposits are unavailable right now.')).toBeNull();
    await expect(create).toHaveAccessibleDescription("Currencies didn't load.");
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

/** After a failed refresh, the previous currencies stay. */
export const FailedWithOlderData = meta.story({
  args: { currencies: { status: 'failed', failure: connectionFailure, data: currencies } },
});

/** Expects the reason in a toast and at the field; `at` names the control it describes. */
const refuses =
  (coin: RegExp | null, amount: string, title: string, description: string) =>
  async ({ args: given, canvasElement }: { args: DepositScreenProps; canvasElement: HTMLElement }) => {
    const { canvas } = await fillIn(canvasElement, coin, `${amount}{Enter}`);
    await expect(given.onNotify).toHaveBeenCalledWith({ tone: 'negative', title, description });
    await expect(canvas.getByText(description)).toBeVisible();
    await expect(given.onCreateDeposit).not.toHaveBeenCalled();
  };

/** Without a connection, the form can be filled in and keeps what was typed; nothing is sent, by Enter neither. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the form can be filled in and keeps what was typed; nothing is sent, by Enter neither',
  async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await expectOffline(canvasElement, 'Create Deposit');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(onNotify).not.toHaveBeenCalled();
    await expect(canvas.getByRole('textbox', { name: 'Amount (ETH)' })).toHaveValue('0.25');
  },
);

/** Shows the error toast for an amount below the minimum. */
export const ErrorToast = meta.story({
  decorators: [withToast({ title: 'Invalid amount', message: 'Minimum deposit for Bitcoin is 0.005 BTC' })],
});

Ready.test(
  'shows the error toast for an amount below the minimum',
  { parameters: { requirements: ['DEP-15', 'G-81'] } },
  refuses(/Bitcoin/, '0.00499999', 'Invalid amount', 'Minimum deposit for Bitcoin is 0.005 BTC'),
);

Ready.test(
  'Enter asks for a currency while the button is disabled',
  { parameters: { requirements: ['DEP-12', 'G-69'] } },
  refuses(null, '1', 'Selection required', 'Please select a cryptocurrency for deposit.'),
);

/** A reloaded list no longer has the chosen coin. */
function Vanishing(props: DepositScreenProps) {
  const [currenciesNow, setCurrencies] = useState(props.currencies);
  const leaveOut = () =>
    setCurrencies({ status: 'ready', data: currencies.filter(({ currency }) => currency !== 'LTC') });
  return <DepositScreen {...props} currencies={currenciesNow} onRetry={leaveOut} />;
}

const gone = "LTC isn't available right now. Choose another currency.";

/** A chosen coin that a later list lacks is named at the field and closes the form; Enter says that it is rejected. */
export const CoinGone = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-13', 'G-69'] },
  args: { currencies: { status: 'failed', failure: connectionFailure, data: currencies } },
  render: (given) => <Vanishing {...given} />,
  play: async ({ args: { onNotify, onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Litecoin/, '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('group', { name: 'Currency' })).toHaveAccessibleDescription(gone);
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription(gone);
    await userEvent.click(create);
    await expect(onNotify).not.toHaveBeenCalled();
    const amount = canvas.getByRole('textbox', { name: /^Amount/ });
    await expect(amount).toHaveValue('5');
    await userEvent.type(amount, '{Enter}');
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'negative',
      title: 'Invalid Selection',
      description: 'Selected currency is not supported.',
    });
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
});

/** With another coin chosen in its place, the form opens again. */
export const OtherCoinInstead = CoinGone.extend({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await CoinGone.play(context);
    const { create } = await fillIn(context.canvasElement, /Ethereum/, '');
    await userEvent.click(create);
    await expect(context.args.onCreateDeposit).toHaveBeenCalledWith({ currency: 'ETH', amount: decimal('5') });
  },
});

/** A code that is listed twice is one choice with the larger minimum, and its network is not confirmed. */
export const EqualCodes = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    currencies: {
      status: 'ready',
      data: [
        ...currencies.slice(0, 1),
        { currency: 'USDT', name: 'Tether (TRC20)', minDeposit: decimal('10') },
        { currency: 'USDT', name: 'Tether (ERC20)', minDeposit: decimal('50') },
      ],
    },
  },
  play: async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Tether/, '49.99');
    await expect(canvas.getAllByRole('radio')).toHaveLength(2);
    await expect(canvas.getByRole('radio', { name: /^Tether \(TRC20\) \/ Tether \(ERC20\)/ })).toBeChecked();
    const sentence = "The network isn't confirmed. Ask the operator of this site before sending USDT.";
    await expect(canvas.getByRole('group', { name: 'Currency' })).toHaveAccessibleDescription(sentence);
    await expect(canvas.getAllByText(sentence)).toHaveLength(1);
    await expect(canvas.getByText('Min 50 USDT')).toBeVisible();
    await userEvent.click(create);
    await expect(onNotify).toHaveBeenCalledWith({
      tone: 'negative',
      title: 'Invalid amount',
      description: 'Minimum deposit for Tether (TRC20) / Tether (ERC20) is 50 USDT',
    });
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
});

export const EqualCodesPhone = EqualCodes.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test(
  'zero is rejected',
  { parameters: { requirements: ['DEP-14'] } },
  refuses(/Ethereum/, '0', 'Amount required', 'Please enter a valid deposit amount.'),
);

Ready.test(
  'a negative amount is rejected',
  { parameters: { requirements: ['DEP-14'] } },
  refuses(/Ethereum/, '-1', 'Amount required', 'Please enter a valid deposit amount.'),
);

Ready.test(
  'the button is disabled without an amount',
  { parameters: { requirements: ['DEP-11'] } },
  async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { create } = await fillIn(canvasElement, /Tether/, '');
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(create).toHaveAccessibleDescription('Enter an amount.');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(onNotify).not.toHaveBeenCalled();
  },
);

const price: LivePrice = { value: decimal('2991'), provenance: 'live', asOf: storyTime, currency: 'ETH' };
const goal: DepositGoal = { minimum: decimal('500'), balance: live(decimal('0')) };
const chip = (canvasElement: HTMLElement, name: RegExp) => within(canvasElement).getByRole('button', { name });

Ready.test(
  'the amount is in coins; without a live price, it says so and states no dollars',
  { parameters: { requirements: ['G-64'] }, args: { goal } },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.25');
    const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    await expect(amount).toHaveValue('0.25');
    await expect(amount).toHaveAccessibleDescription('Min 0.1 ETH No current price');
    await expect(canvas.getByRole('button', { name: /^Minimum\s*0\.1 ETH$/ })).toBeVisible();
    await expect(within(canvas.getByRole('main')).queryByText(/\$|≈/)).toBeNull();
  },
);

Ready.test(
  'while an amount is typed, it is said what it is worth, and that it is too small for any bot',
  { parameters: { requirements: ['G-64'] }, args: { price, goal } },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.1');
    const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    const line = '0.1 ETH ≈ $299 at 14:02 · Yahoo. No bot starts below $500.';
    await expect(amount).toHaveAccessibleDescription(`Min 0.1 ETH ${line}`);
    await expect(chip(canvasElement, /^Minimum/)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.type(amount, '7');
    await expect(amount).toHaveAccessibleDescription('Min 0.1 ETH 0.17 ETH ≈ $508 at 14:02 · Yahoo.');
    await userEvent.click(canvas.getByRole('radio', { name: /Tether/ }));
    await expect(within(canvas.getByRole('main')).queryByText(/\$|≈|No current price/)).toBeNull();
  },
);

Ready.test(
  'two amounts can be chosen: one that is enough for a bot although prices move, and the smallest one',
  { parameters: { requirements: ['G-70'] }, args: { price, goal } },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '');
    const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    const enough = chip(canvasElement, /^Enough for a bot\s*0\.1722 ETH ≈ \$515$/);
    await userEvent.click(enough);
    await expect(amount).toHaveValue('0.1722');
    await expect(enough).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip(canvasElement, /^Minimum\s*0\.1 ETH ≈ \$299$/));
    await expect(amount).toHaveValue('0.1');
    await expect(enough).toHaveAttribute('aria-pressed', 'false');
  },
);

Ready.test(
  'of a balance that is nearly enough only the rest is asked for, and at least the smallest deposit',
  { args: { price, goal: { ...goal, balance: { value: decimal('299.12'), provenance: 'derived' } } } },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.05');
    await expect(canvas.getByText(/No bot starts below \$500\./)).toBeVisible();
    await expect(canvas.getByText('Not yet confirmed')).toHaveAttribute('data-provenance', 'derived');
    // 200.88 and 3% more are less than the smallest deposit.
    await expect(chip(canvasElement, /^Enough for a bot\s*0\.1 ETH ≈ \$299$/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Minimum/ })).toBeNull();
  },
);

Ready.test(
  'whoever has enough for a bot is not told what bots need',
  { args: { price, goal: { ...goal, balance: live(decimal('500')) } } },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.1');
    await expect(canvas.getByText(/at 14:02 · Yahoo\./)).toBeVisible();
    await expect(canvas.queryByText(/No bot starts/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Enough/ })).toBeNull();
  },
);

const forBot: DepositGoal = {
  minimum: decimal('500'),
  balance: live(decimal('120')),
  bot: { id: 2, name: 'OKX Smart Bot' },
};

/** Whoever comes from a locked bot finds what it needs filled in, and can create the deposit at once. */
export const ForABot = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-70'] },
  args: { price, goal: forBot },
  play: async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = parts(canvasElement);
    await expect(canvas.getByText('OKX Smart Bot needs $380.00 more.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Ethereum/ })).toBeChecked();
    const amount = canvas.getByRole('textbox', { name: 'Amount (ETH)' });
    await expect(amount).toHaveValue('0.1309');
    await expect(chip(canvasElement, /^Enough for OKX Smart Bot\s*0\.1309 ETH ≈ \$392$/)).toBeVisible();
    await userEvent.type(amount, '{Backspace}{Backspace}{Backspace}');
    await expect(canvas.getByText(/OKX Smart Bot starts at \$500\.$/)).toBeVisible();
    await userEvent.type(amount, '309');
    await userEvent.click(create);
    await expect(onCreateDeposit).toHaveBeenCalledWith({ currency: 'ETH', amount: decimal('0.1309') });
  },
});

/** A price that comes later fills in what nobody has begun to type. */
function Priced(props: DepositScreenProps) {
  const [known, setKnown] = useState<LivePrice>();
  return (
    <>
      <Button onClick={() => setKnown(price)}>Price</Button>
      <DepositScreen {...props} price={known} />
    </>
  );
}

/** The amount is filled in as soon as the price is there. */
export const PriceComesLater = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { goal: forBot },
  render: (given) => <Priced {...given} />,
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
    await expect(canvas.queryByText(/adds 3%/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(canvas.getByRole('textbox', { name: 'Amount (ETH)' })).toHaveValue('0.1309');
  },
});

/** What was begun is left alone, also when only the coin was chosen. */
export const BegunBeforeThePrice = PriceComesLater.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Bitcoin/, '');
    await userEvent.click(canvas.getByRole('button', { name: 'Price' }));
    await expect(canvas.getByRole('radio', { name: /Bitcoin/ })).toBeChecked();
    await expect(canvas.getByRole('textbox', { name: 'Amount (BTC)' })).toHaveValue('');
  },
});

/** Once the money has arrived, the page leads back to the bot. */
export const EnoughForTheBot = meta.story({ args: { price, goal: { ...forBot, balance: live(decimal('511.20')) } } });

EnoughForTheBot.test('once the money has arrived, the page leads back to the bot', async ({ canvasElement }) => {
  const { canvas } = parts(canvasElement);
  await expect(canvas.getByText('You have enough for OKX Smart Bot.')).toBeVisible();
  await expect(canvas.getByRole('link', { name: 'Configure Bot' })).toHaveAttribute('href', '/robot?bot=2');
  for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
});

/** A clock that the story moves. */
function Moving(props: DepositScreenProps) {
  const [later, setLater] = useState(0);
  const now = useCallback(() => storyTime + later, [later]);
  return (
    <UiProvider Link={StoryLink} now={now}>
      <Button onClick={() => setLater(later + 15 * 60_000)}>Later</Button>
      <DepositScreen {...props} />
    </UiProvider>
  );
}

Ready.test(
  'a price is used for half an hour',
  { args: { price, goal }, render: (given) => <Moving {...given} /> },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.1');
    const later = canvas.getByRole('button', { name: 'Later' });
    await userEvent.click(later);
    await expect(canvas.getByText(/at 14:02 · Yahoo\./)).toBeVisible();
    await userEvent.click(later);
    await expect(await canvas.findByText('No current price', undefined, { timeout: 3000 })).toBeVisible();
    await expect(canvas.queryByText(/≈/)).toBeNull();
  },
);

/** Sends currency and amount at exactly the minimum. */
export const Created = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-16', 'G-127'] },
  play: async ({ args: { onCreateDeposit, onNotify }, canvasElement }) => {
    const { create } = await fillIn(canvasElement, /Ethereum/, ' 0.10 ');
    await expect(create).not.toHaveAttribute('aria-disabled');
    await userEvent.click(create);
    await expect(onCreateDeposit).toHaveBeenCalledWith({ currency: 'ETH', amount: decimal('0.10') });
    await expect(onNotify).not.toHaveBeenCalled();
  },
});

/** Starts with amount and coin typed before signing in again. */
export const RestoredDraft = meta.story({ args: { initialDraft: { amount: '0.25', currency: 'ETH' } } });

RestoredDraft.test('starts with amount and coin typed before signing in again', async ({ canvasElement }) => {
  const { canvas, create } = parts(canvasElement);
  await expect(canvas.getByRole('radio', { name: /Ethereum/ })).toBeChecked();
  await expect(canvas.getByRole('textbox', { name: 'Amount (ETH)' })).toHaveValue('0.25');
  await expect(create).not.toHaveAttribute('aria-disabled');
});

/** The button is disabled while the deposit is being created. */
export const Submitting = meta.story({ args: { submission: { status: 'sending' } } });

Submitting.test(
  'the button is disabled while the deposit is being created',
  { parameters: { requirements: ['DEP-09'] } },
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: /Ethereum/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /^Amount/ }), '0.25{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Creating...' }));
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
);

Ready.test(
  'one submit creates one deposit, however slow the host and however long the key is held down',
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25');
    await beforeTimers(async () => {
      clickThrice(create);
      canvas.getByRole('textbox', { name: /^Amount/ }).focus();
      await holdEnter();
      create.focus();
      await holdEnter();
    });
    await expect(onCreateDeposit).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'holding Enter in an incomplete form reports once what is missing',
  async ({ args: { onNotify }, canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '');
    canvas.getByRole('textbox', { name: /^Amount/ }).focus();
    await holdEnter();
    await expect(onNotify).toHaveBeenCalledOnce();
  },
);

/** A submit that finds a problem moves the focus to it: the cards without a chosen coin, else the amount. */
export const ProblemFocused = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, null, '0.05');
    const amount = canvas.getByRole('textbox', { name: /^Amount/ });
    await userEvent.type(amount, '{Enter}');
    const ethereum = canvas.getByRole('radio', { name: /Ethereum/ });
    await expect(ethereum).toHaveFocus();
    await expect(ethereum).not.toBeChecked();
    await userEvent.click(ethereum);
    await userEvent.keyboard('{Enter}');
    await expect(amount).toHaveFocus();
    await expect(amount).toHaveAccessibleDescription(/Minimum deposit for Ethereum is 0\.1 ETH No current price$/);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
});

/** The server's field error is below its field. */
export const FieldErrors = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: { title: 'Validation Error', message: 'amount: Too much.', fieldErrors: { amount: 'Too much.' } },
    },
  },
});

FieldErrors.test("the server's field error is below its field", async ({ canvasElement }) => {
  const { canvas } = parts(canvasElement);
  await expect(canvas.getByRole('textbox', { name: 'Amount' })).toHaveAccessibleDescription('Too much.');
});

/** A host that refuses every deposit because of its amount. */
function Refusing(props: DepositScreenProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const create: DepositScreenProps['onCreateDeposit'] = (request) => {
    props.onCreateDeposit(request);
    const message = 'amount: Too much. currency: Only on weekdays. note: Ask us.';
    const fieldErrors = { amount: 'Too much.', currency: 'Only on weekdays.', note: 'Ask us.' };
    setSubmission({ status: 'failed', failure: { title: 'Deposit error', message, fieldErrors } });
  };
  return <DepositScreen {...props} submission={submission} onCreateDeposit={create} />;
}

Ready.test(
  "a server's field error is under its field while the value is the one that was sent; the rest is a note",
  { render: (given) => <Refusing {...given} /> },
  async ({ canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25');
    await userEvent.click(create);
    const amount = canvas.getByRole('textbox', { name: /^Amount/ });
    await expect(amount).toHaveAccessibleDescription(/Too much\. No current price$/);
    await expect(canvas.getByRole('group', { name: 'Currency' })).toHaveAccessibleDescription('Only on weekdays.');
    await expect(canvas.getByRole('note')).toHaveTextContent('Deposit errornote: Ask us.');
    await userEvent.type(amount, '5');
    await expect(amount).toBeValid();
    await expect(canvas.getByRole('group', { name: 'Currency' })).toHaveAccessibleDescription('Only on weekdays.');
    await userEvent.type(amount, '{Backspace}');
    await expect(amount).toBeInvalid();
  },
);

Ready.test(
  'after an error the form stays as it was',
  {
    parameters: { requirements: ['DEP-29', 'G-80'] },
    args: {
      submission: {
        status: 'failed',
        failure: { title: 'Deposit error', message: 'Unable to create deposit. Please try again.' },
      },
    },
  },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.25');
    await expect(canvas.getByRole('note')).toHaveTextContent('Deposit error');
    await expect(canvas.getByRole('note')).toHaveTextContent('Unable to create deposit. Please try again.');
    await expect(canvas.getByRole('textbox', { name: 'Amount (ETH)' })).toHaveValue('0.25');
  },
);

/** After a lost answer the form is locked while history and balance are reread. */
export const Uncertain = meta.story({ args: { submission: uncertain({ status: 'reading' }, depositOrder) } });

Uncertain.test(
  'after a lost answer the form is locked while history and balance are reread',
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(canvas.getByRole('note')).toHaveTextContent("We don't know yet whether your deposit was created.");
    await expect(create).toHaveAccessibleDescription(/^Wait while we check your history and balance/);
  },
);

/** After a lost answer and a failed reread, the form stays locked and can be rechecked. */
export const UncertainReadFailed = meta.story({ args: { submission: uncertain(readFailed, depositOrder) } });

UncertainReadFailed.test(
  'after a lost answer and a failed reread, the form stays locked and can be rechecked',
  async ({ args: { onCreateDeposit, onReadAgain }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReadAgain).toHaveBeenCalledOnce();
  },
);

/** After a lost answer that is not in the history, the form stays locked until the person unlocks it. */
export const UncertainNothingFound = meta.story({ args: { submission: uncertain(nothingFound, depositOrder) } });

UncertainNothingFound.test(
  'after a lost answer that is not in the history, the form stays locked until the person unlocks it',
  async ({ args: { onUnlock }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25');
    await expect(create).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('No new deposit of 0.25 ETH is in your history yet.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock the form' }));
    await expect(canvas.getByText(/may still go through\./)).toBeVisible();
    await expect(onUnlock).not.toHaveBeenCalled();
  },
);

/**
 * After a lost answer that was found in the history, the form unlocks only on request and explains how to get an
 * address.
 */
export const UncertainFound = meta.story({ args: { submission: uncertain(oneFound, depositOrder) } });

UncertainFound.test(
  'after a lost answer that was found in the history, the form unlocks only on request and explains how to get an address',
  async ({ args: { onCreateDeposit, onUnlock }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await expect(create).toHaveAccessibleDescription(/unlock the form first\.$/);
    await userEvent.click(create);
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock the form' }));
    await expect(canvas.getByText(/^A deposit of 0\.25 ETH is in your history\./)).toBeVisible();
    await expect(canvas.getByText(/Leave that deposit unpaid\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await expect(onCreateDeposit).not.toHaveBeenCalled();
  },
);

Ready.test(
  'the answer was lost, and the history is read for the first time',
  { args: { submission: checking(depositOrder) } },
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Checking whether your deposit was created');
  },
);

// Another one can be created.
Ready.test(
  'a deposit the server accepted is not in its history a minute later',
  { args: { submission: unlisted(depositOrder) } },
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.5');
    await expect(canvas.getByText('Accepted, not listed yet')).toBeVisible();
    await userEvent.click(create);
    await expect(onCreateDeposit).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'a refused deposit whose first copy was stored: only the identical one stays closed',
  {
    args: {
      submission: refused(oneFound, depositOrder),
      isClosed: ({ amount }) => compare(amount, decimal('0.25')) === 0,
    },
  },
  async ({ args: { onCreateDeposit }, canvasElement }) => {
    const { canvas, create } = await fillIn(canvasElement, /Ethereum/, '0.25{Enter}');
    await expect(canvas.getByText(/^One deposit like this has been in your history since/)).toBeVisible();
    await expect(create).toHaveAccessibleDescription('This one may have gone through. You can send a different one.');
    await userEvent.click(create);
    await expect(onCreateDeposit).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (ETH)' }), '1{Enter}');
    await expect(onCreateDeposit).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'on a phone, the confirmation to unlock the form fits the screen',
  {
    args: { submission: uncertain(nothingFound, depositOrder) },
    globals: { viewport: { value: 'phone', isRotated: false } },
  },
  async ({ canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, /Ethereum/, '0.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock the form' }));
    await expect(canvas.getByText(/may still go through\./)).toBeVisible();
  },
);

/** While another tab creates a deposit, this one waits and says so. */
export const SendingElsewhere = meta.story({ args: { submission: { status: 'sending', isFromAnotherTab: true } } });

SendingElsewhere.test('while another tab creates a deposit, this one waits and says so', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { name: 'Creating...' })).toHaveAccessibleDescription(
    'Sent from another tab. Wait for its answer.',
  );
});

/** The dialog opens with the address. */
export const InfoOpen = meta.story({ args: { created: [depositAddress], openInfoId: depositAddress.id } });

InfoOpen.test(
  'the address is in a dialog, which tells its host to close it',
  { parameters: { requirements: ['DEP-23'] } },
  async ({ args: { onToggleInfo }, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit Info' }, { timeout: 5000 }));
    await expect(dialog.getByText(depositAddress.address)).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(onToggleInfo).toHaveBeenCalledWith({ id: null });
  },
);

Ready.test(
  'the dialog can be reopened while the address is stored',
  { parameters: { requirements: ['G-68'] }, args: { created: [depositAddress] } },
  async ({ args: { onToggleInfo }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show QR code' }));
    await expect(onToggleInfo).toHaveBeenCalledWith({ id: depositAddress.id });
  },
);

const lostChunk = new TypeError('Failed to fetch dynamically imported module');

Ready.test(
  'the address is on the page at once, even when the dialog cannot be loaded',
  {
    args: { created: [depositAddress], openInfoId: depositAddress.id },
    beforeEach: () => {
      spyOn(depositInfoCode, 'current', 'get').mockReturnValueOnce(undefined);
      spyOn(depositInfoCode, 'load').mockRejectedValueOnce(lostChunk);
    },
  },
  async ({ args: { onCopy }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('This part did not load')).toBeVisible();
    await expect(canvas.getByText(depositAddress.address)).toBeInTheDocument();
    await expect(canvas.getByText('Send 0.25 ETH to this address.')).toBeVisible();
    await expect(canvas.getByText(/^Created Jul 12, 2026, 13:49 UTC/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy address' }));
    await expect(onCopy).toHaveBeenCalledWith(depositAddress.address);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const body = within(canvasElement.ownerDocument.body);
    const dialog = await body.findByRole('dialog', { name: 'Deposit Info' }, { timeout: 5000 });
    // It fades in.
    await waitFor(() => expect(dialog).toBeVisible());
  },
);

Ready.test(
  'after its session a new deposit asks for nothing and links to the form',
  { args: { created: [{ ...depositAddress, createdAt: depositAddress.createdAt - 3_600_000 }] } },
  async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('The payment session has ended')).toBeVisible();
    await expect(canvas.queryByText(depositAddress.address)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Create a new deposit' }));
    await expect(canvas.getByRole('radio', { name: /Ethereum/ })).toHaveFocus();
  },
);

/** On the narrowest screen the new deposit fits. */
export const CreatedPhone = meta.story({
  args: { created: [depositAddress] },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

CreatedPhone.test('on the narrowest screen the new deposit fits', ({ canvasElement }) =>
  expectNoSidewaysScroll(canvasElement),
);

/** Two deposits can be paid: the newest has its address on the page, the other opens its own. */
export const TwoWaiting = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { created: [depositAddress, earlierDepositAddress] },
  play: async ({ args: { onToggleInfo }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 deposits wait for payment')).toBeVisible();
    await expect(canvas.getByText('Send 0.25 ETH to this address.')).toBeVisible();
    const line = within(within(canvas.getByRole('list', { name: 'Earlier deposits' })).getByRole('listitem'));
    const show = line.getByRole('button', { name: 'Show address' });
    await expect(show).toHaveAccessibleDescription('0.012 BTC Created Jul 12, 2026, 13:31 UTC');
    await userEvent.click(show);
    await expect(onToggleInfo).toHaveBeenLastCalledWith({ id: earlierDepositAddress.id });
    await userEvent.click(canvas.getByRole('button', { name: 'Show QR code' }));
    await expect(onToggleInfo).toHaveBeenLastCalledWith({ id: depositAddress.id });
  },
});

/** The dialog is about the deposit it was opened for. */
export const EarlierInfoOpen = TwoWaiting.extend({
  tags: ['!dev', '!autodocs'],
  args: { openInfoId: earlierDepositAddress.id },
  play: async ({ args: { onToggleInfo }, canvasElement }) => {
    const body = within(canvasElement.ownerDocument.body);
    const dialog = within(await body.findByRole('dialog', { name: 'Deposit Info' }, { timeout: 5000 }));
    await expect(dialog.getByText('Send 0.012 BTC to this address')).toBeInTheDocument();
    await expect(dialog.getByText(earlierDepositAddress.address)).toBeInTheDocument();
    await expect(dialog.queryByText(depositAddress.address)).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await expect(onToggleInfo).toHaveBeenCalledWith({ id: null });
  },
});

/** Two equal deposits are two lines, even when the server has given one address for both. */
export const TwoEqualWaiting = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    created: [depositAddress, { ...depositAddress, id: 'equal', createdAt: depositAddress.createdAt - 240_000 }],
  },
  play: async ({ args: { onToggleInfo }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('2 deposits wait for payment')).toBeVisible();
    await expect(canvas.getByText(/^Created Jul 12, 2026, 13:49 UTC/)).toBeVisible();
    const show = canvas.getByRole('button', { name: 'Show address' });
    await expect(show).toHaveAccessibleDescription('0.25 ETH Created Jul 12, 2026, 13:45 UTC');
    await userEvent.click(show);
    await expect(onToggleInfo).toHaveBeenLastCalledWith({ id: 'equal' });
  },
});

export const TwoWaitingPhone = TwoWaiting.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const TwoEqualWaitingPhone = TwoEqualWaiting.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** The back button returns to the previous page. */
export const BackButton = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['DEP-31'] },
  play: async ({ args: { onGoBack }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Back' }));
    await expect(onGoBack).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    currencies: {
      status: 'ready',
      data: [
        {
          currency: 'VERYLONGCO',
          name: 'A coin with a name that nobody shortened',
          minDeposit: decimal('123456789.12345678'),
        },
        { currency: 'ODD', name: 'Averyveryverylongwordwithoutbreaks', minDeposit: null },
        ...currencies,
      ],
    },
  },
});

LongText.test('fits on the narrowest screen with long text', async ({ canvasElement }) => {
  await fillIn(canvasElement, /nobody shortened/, '1234567890123456.12345678');
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(ReadyTest, NoCurrency, BackButton));

export const ForABotPhone = ForABot.extend({ tags: ['!dev', '!autodocs'], globals: phone });
