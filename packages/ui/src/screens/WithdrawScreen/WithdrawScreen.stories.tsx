import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { expectOffline, offline } from '../../fixtures/offline.js';
import { withShell } from '../../fixtures/withShell.js';
import { storyTime } from '../../fixtures/storyTime.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { addressCheckCode } from './useAddressCheck.js';
import { expectNoAmounts } from '../../fixtures/hiddenAmounts.js';
import { currencies } from '../../fixtures/currencies.js';
import { connectionFailure, longFailure } from '../../fixtures/failures.js';
import { belowMinimum, minimumText } from '../../fixtures/limits.js';
import { beforeTimers, clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import {
  checking,
  nothingFound,
  oneFound,
  readFailed,
  refused as refusedOrder,
  uncertain,
  unlisted,
  withdrawalOrder,
} from '../../fixtures/uncertain.js';
import { instant } from '../../fixtures/time.js';
import { withdrawals } from '../../fixtures/withdrawals.js';
import { expectNoSidewaysScroll } from '../../fixtures/width.js';
import { live } from '../../model/Provenance.js';
import { IDLE, type Submission } from '../../model/Submission.js';
import type { WithdrawalRecord, WithdrawalRequest } from '../../model/Withdrawal.js';
import { compare, decimal, toText } from '../../money/decimal.js';
import { writeLabels } from '../../rules/labelChanges.js';
import { ToastRegion } from '../../primitives/ToastRegion/ToastRegion.js';
import { withdrawScreenMessages } from './WithdrawScreen.messages.js';
import { addressBookCode } from './LazyAddressBookDialog.js';
import { WithdrawScreen, type WithdrawScreenProps } from './WithdrawScreen.js';

const ADDRESS = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const OTHER = '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB';

const args: WithdrawScreenProps = {
  currencies: { status: 'ready', data: currencies },
  balance: live(decimal('1250.00')),
  submission: IDLE,
  onWithdraw: fn(),
  onReadClipboard: fn(async () => ` ${ADDRESS}\n`),
  onRetry: fn(),
  onReadAgain: fn(),
  onUnlock: fn(),
  onNotify: fn(),
};

const meta = preview.meta({
  title: 'Screens/WithdrawScreen',
  tags: ['stable'],
  component: WithdrawScreen,
  decorators: [withShell],
  parameters: { shell: { current: 'withdraw' } },
  args,
});

function parts(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  return {
    canvas,
    amount: canvas.getByRole('textbox', { name: 'Amount (USD)' }),
    address: canvas.getByRole('textbox', { name: 'Wallet address' }),
    submit: canvas.getByRole('button', { name: /^(Withdraw|Submitting)/ }),
  };
}

async function fillIn(canvasElement: HTMLElement, amount: string, address = ADDRESS) {
  const form = parts(canvasElement);
  if (amount) await userEvent.type(form.amount, amount);
  if (address) {
    await userEvent.click(form.address);
    await userEvent.paste(address);
  }
  return form;
}

/** Answers every request with the given submission. */
const answering = (answer: Submission) => (props: WithdrawScreenProps) => {
  const [submission, setSubmission] = useState<Submission>(props.submission);
  return (
    <WithdrawScreen
      {...props}
      submission={submission}
      onWithdraw={(request) => {
        props.onWithdraw(request);
        setSubmission(answer);
      }}
      onUnlock={() => {
        props.onUnlock();
        setSubmission(IDLE);
      }}
    />
  );
};

/** A host that fails immediately, with a new submission each time. */
const refusingAtOnce = (props: WithdrawScreenProps) => {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const refuse: WithdrawScreenProps['onWithdraw'] = (request) => {
    props.onWithdraw(request);
    setSubmission({ status: 'sending' });
    setTimeout(() => setSubmission(IDLE));
  };
  return <WithdrawScreen {...props} submission={submission} onWithdraw={refuse} />;
};

/** Shows the balance, and the button says what is missing. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-01', 'WD-02', 'WD-08'] },
  play: async ({ canvasElement }) => {
    const { canvas, submit } = parts(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Withdraw Funds' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Available balance' })).getByText('$1,250.00'),
    ).toBeVisible();
    await expect(submit).toHaveAttribute('type', 'submit');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('Enter an amount.');
  },
});

/** The blocked button says what is missing and moves there, field by field. */
export const Blocked = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['GEN-13', 'WD-17'] },
  play: async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit } = parts(canvasElement);
    const amount = canvas.getByRole('textbox', { name: 'Amount (USD)' });
    await userEvent.click(submit);
    await expect(amount).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Enter an amount\.$/);
    await userEvent.type(amount, '60');
    await userEvent.click(submit);
    await expect(canvas.getByRole('textbox', { name: 'Wallet address' })).toHaveFocus();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Enter your wallet address\.$/);
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
});

Ready.test(
  'names the limits that a host states',
  {
    render: (props) => (
      <UiProvider limits={{ minimumWithdrawal: decimal('25'), minimumAddressLength: 12 }}>
        <WithdrawScreen {...props} />
      </UiProvider>
    ),
  },
  async ({ canvasElement }) => {
    const { canvas, amount } = await fillIn(canvasElement, '24.99', '12345678901');
    await expect(canvas.getByText('Minimum withdrawal is $25 USD.')).toBeVisible();
    await expect(canvas.getByText('Minimum withdrawal is $25 USD')).toBeVisible();
    await expect(canvas.getByText('Address must be at least 12 characters long')).toBeVisible();
    await userEvent.clear(amount);
    await userEvent.type(amount, '25');
    await expect(amount).toBeValid();
  },
);

/** Lists the server's currencies with the first one chosen. */
export const Currencies = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-03', 'WD-04'] },
  play: async ({ canvasElement }) => {
    const select = within(canvasElement).getByRole('combobox', { name: 'Currency' });
    await expect(select).toHaveDisplayValue('Ethereum (ETH)');
    await expect(
      within(select)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Ethereum (ETH)', 'Bitcoin (BTC)', 'Tether (USDT)', 'Litecoin (LTC)']);
  },
});

/** The amount is in dollars with steps of a cent, and the address field has enough room. */
export const AmountAndAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-05', 'WD-06', 'G-138'] },
  play: async ({ canvasElement }) => {
    const { amount, address } = parts(canvasElement);
    await expect(amount).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(amount, '60{ArrowUp}');
    await expect(amount).toHaveValue('60.01');
    await userEvent.type(amount, '{ArrowDown}{ArrowDown}');
    await expect(amount).toHaveValue('59.99');
    await expect(address.tagName).toBe('TEXTAREA');
    await expect(address).toHaveAttribute('autocomplete', 'off');
  },
});

/** Shows the notice and links to history and deposit. */
export const Links = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-07', 'WD-09', 'WD-10'] },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { name: 'Important Notice' })).toBeVisible();
    const history = main.getByRole('link', { name: 'Withdrawal History' });
    await expect(history).toHaveAttribute('href', '/withdrawal-history');
    const deposit = main.getByRole('link', { name: 'Deposit' });
    await expect(deposit).toHaveAttribute('href', '/deposit');
    // Neither link is emphasised over the other.
    await expect(deposit.dataset['kind']).toBe(history.dataset['kind']);
  },
});

/** Sends amount, coin and trimmed address. */
export const Filled = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-17', 'WD-18'] },
  play: async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, address } = await fillIn(canvasElement, '312.50', `${ADDRESS}  `);
    await expect(address).toHaveValue(`${ADDRESS}  `);
    await expect(submit).toHaveTextContent('Withdraw $312.50');
    await expect(within(canvas.getByRole('region', { name: 'Your request' })).getByText(ADDRESS)).toBeInTheDocument();
    await expect(canvas.getByText('$937.50')).toBeVisible();
    await expect(await canvas.findByText("Ethereum address, checksum OK. Make sure it's yours.")).toBeVisible();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledOnce();
    await expect(onWithdraw).toHaveBeenCalledWith({
      amount: decimal('312.50'),
      currency: 'ETH',
      withdrawalAddress: ADDRESS,
    });
  },
});

Ready.test(
  'starts with amount and coin typed before signing in again, never with an address',
  { args: { initialDraft: { amount: '312.50', currency: 'BTC' } } },
  async ({ canvasElement }) => {
    const { canvas, amount, address } = parts(canvasElement);
    await expect(amount).toHaveValue('312.50');
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Bitcoin (BTC)');
    await expect(address).toHaveValue('');
    const note = canvas.getByText(
      'Your amount and coin are filled in as you left them. Enter the wallet address again.',
    );
    await expect(note).toBeVisible();
    await userEvent.type(address, 'b');
    await expect(note).not.toBeInTheDocument();
  },
);

Ready.test(
  'reports changes of amount and coin to the host, never the address',
  { args: { onChangeDraft: fn() } },
  async ({ args: { onChangeDraft }, canvasElement }) => {
    const { canvas, amount, address } = parts(canvasElement);
    await userEvent.type(amount, '75');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'BTC');
    await userEvent.type(address, 'bc1q');
    await expect(onChangeDraft).toHaveBeenCalledTimes(3);
    await expect(onChangeDraft).toHaveBeenLastCalledWith({ amount: '75', currency: 'BTC' });
  },
);

Ready.test(
  'shares of the balance are exact and cut to cents',
  { args: { balance: live(decimal('1250.07')) } },
  async ({ canvasElement }) => {
    const { canvas, amount } = parts(canvasElement);
    for (const [share, value] of [
      ['Max', '1250.07'],
      ['75%', '937.55'],
      ['50%', '625.03'],
      ['25%', '312.51'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: share }));
      await expect(amount).toHaveValue(value);
      await expect(canvas.getByRole('button', { name: share })).toHaveAttribute('aria-pressed', 'true');
    }
    await userEvent.type(amount, '{ArrowUp}');
    await expect(amount).toHaveValue('312.52');
  },
);

Ready.test(
  'with another coin its address fits, and a wrong one shows a warning',
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, address } = await fillIn(canvasElement, '50');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'BTC');
    await expect(await canvas.findByText(/^Ethereum address, but you chose BTC/)).toBeVisible();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledOnce();
    await userEvent.clear(address);
    await userEvent.paste('bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4');
    await expect(await canvas.findByText(/^Bitcoin address, checksum OK/)).toBeVisible();
  },
);

Ready.test(
  'with strict addresses, an address with a warning is not sent, and one that fits is',
  { parameters: { requirements: ['G-85'] }, args: { strictAddresses: true } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '50', ADDRESS.replace('fB', 'Fb'));
    await expect(await canvas.findByText(/its checksum doesn't match/)).toBeVisible();
    await expect(submit).toHaveAccessibleDescription('Check the address.');
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.clear(address);
    await userEvent.paste(ADDRESS.toLowerCase());
    await expect(await canvas.findByText(/without a checksum/)).toBeVisible();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

const BURN = '0x000000000000000000000000000000000000dEaD';
const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
const OWN_DEPOSIT = '0x52908400098527886E0F7030069857D2E4169EE7';

interface Played {
  readonly args: WithdrawScreenProps;
  readonly canvasElement: HTMLElement;
}

/** Fills in an address that cannot be meant and presses the button, which keeps its rule and asks. */
async function askedAbout({ args: { onWithdraw }, canvasElement }: Played, address: string, sentence: string) {
  const { canvas, submit, address: field } = await fillIn(canvasElement, '250', address);
  await expect(submit).not.toHaveAttribute('aria-disabled');
  await userEvent.dblClick(submit);
  const question = await canvas.findByRole('group', { name: sentence });
  await expect(canvas.getAllByText(sentence)).toHaveLength(1);
  await expect(canvas.queryByText(/checksum OK/)).toBeNull();
  await expect(field).toBeInvalid();
  await expect(onWithdraw).not.toHaveBeenCalled();
  const asked = within(question);
  const ending = asked.getByRole('textbox', { name: /^To continue, type its last four characters: / });
  await expect(ending).toHaveFocus();
  return { canvas, asked, ending, send: asked.getByRole('button', { name: 'Send anyway' }) };
}

/** Each such address asks in its own words, and goes out unchanged once its last four characters are typed. */
const asking = (address: string, sentence: string, given?: Partial<WithdrawScreenProps>) =>
  [
    { parameters: { requirements: ['G-85'] }, ...(given && { args: given }) },
    async (played: Played) => {
      const { ending, send } = await askedAbout(played, address, sentence);
      await expect(send).toHaveAttribute('aria-disabled', 'true');
      await userEvent.type(ending, address.slice(-4));
      await userEvent.click(send);
      await expect(played.args.onWithdraw).toHaveBeenCalledOnce();
      await expect(played.args.onWithdraw).toHaveBeenCalledWith({
        amount: decimal('250'),
        currency: 'ETH',
        withdrawalAddress: address,
      });
    },
  ] as const;

Ready.test('nobody has the key of a burn address', ...asking(BURN, 'Burn address: coins sent here are gone.'));

Ready.test('the question is in place of the button, on a phone too', { globals: phone }, async (played) => {
  await askedAbout(played, BURN, 'Burn address: coins sent here are gone.');
  await expectNoSidewaysScroll(played.canvasElement);
});

Ready.test("a token's contract keeps what it gets", ...asking(USDT_CONTRACT, 'USDT token contract, not a wallet.'));

Ready.test(
  "where this person's own deposits go, no wallet of theirs is, however the address is written",
  ...asking(OWN_DEPOSIT.toLowerCase(), 'Your own deposit address.', { ownDeposits: [OWN_DEPOSIT] }),
);

Ready.test(
  'a name is sent only if it is what the person wants to send',
  ...asking('vitalik.eth', 'Send exactly this text?'),
);

Ready.test(
  'a payment link can be sent, too: the rule of the button is its length',
  ...asking(`ethereum:${OWN_DEPOSIT}?value=1`, 'Payment link, not an address.'),
);

Ready.test(
  'the address in a payment link takes its place with one press, and is then an address like any other',
  { parameters: { requirements: ['G-85'] } },
  async (played) => {
    const { canvas, asked } = await askedAbout(
      played,
      `ethereum:pay-${OWN_DEPOSIT}@1?value=1`,
      'Payment link, not an address.',
    );
    await userEvent.click(asked.getByRole('button', { name: 'Use 0x5290…' }));
    const { address, submit } = parts(played.canvasElement);
    await expect(address).toHaveValue(OWN_DEPOSIT);
    await expect(address).toHaveFocus();
    await expect(canvas.queryByRole('group', { name: /Payment link/ })).toBeNull();
    await userEvent.click(submit);
    await expect(played.args.onWithdraw).toHaveBeenCalledWith(
      expect.objectContaining({ withdrawalAddress: OWN_DEPOSIT }),
    );
  },
);

Ready.test(
  'the last four characters count exactly: neither other letter case nor more of the address lets it through',
  { parameters: { requirements: ['G-85'] } },
  async (played) => {
    const { ending, send } = await askedAbout(played, BURN, 'Burn address: coins sent here are gone.');
    for (const typed of ['dead', 'DEAD', 'dEa', '0dEaD', ' dEaD', BURN]) {
      await userEvent.clear(ending);
      await userEvent.type(ending, `${typed}{Enter}`);
      await userEvent.click(send);
    }
    await expect(played.args.onWithdraw).not.toHaveBeenCalled();
    await userEvent.clear(ending);
    await userEvent.type(ending, 'dEaD{Enter}');
    await expect(played.args.onWithdraw).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'a held Enter neither answers the question nor sends, wherever it is held',
  { parameters: { requirements: ['G-85'] } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, amount } = await fillIn(canvasElement, '250', BURN);
    amount.focus();
    await holdEnter();
    await expect(canvas.getByRole('textbox', { name: /last four characters/ })).toHaveFocus();
    await holdEnter();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit address' }));
    // Another button: the first one made way for the question.
    parts(canvasElement).submit.focus();
    await holdEnter();
    await expect(canvas.getByRole('textbox', { name: /last four characters/ })).toHaveFocus();
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

Ready.test(
  'an edit ends the question, and the next press asks again, with nothing typed',
  { parameters: { requirements: ['G-85'] } },
  async (played) => {
    const { canvas, ending } = await askedAbout(played, BURN, 'Burn address: coins sent here are gone.');
    await userEvent.type(ending, 'dEaD');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '.50');
    await expect(canvas.queryByText(/last four characters/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw $250.50' }));
    await expect(canvas.getByRole('textbox', { name: /last four characters/ })).toHaveValue('');
    await expect(played.args.onWithdraw).not.toHaveBeenCalled();
  },
);

Ready.test(
  'one answer sends one request; after a refusal the next needs an answer of its own',
  { parameters: { requirements: ['G-85'] }, render: answering({ status: 'failed', failure: connectionFailure }) },
  async (played) => {
    const { ending, send } = await askedAbout(played, BURN, 'Burn address: coins sent here are gone.');
    await userEvent.type(ending, 'dEaD');
    ending.focus();
    await holdEnter();
    await expect(played.args.onWithdraw).toHaveBeenCalledOnce();
    await expect(ending).toHaveValue('');
    await expect(send).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(send);
    await userEvent.type(ending, '{Enter}');
    await expect(played.args.onWithdraw).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'with strict addresses, an address that cannot be meant is not sent at all',
  { parameters: { requirements: ['G-85'] }, args: { strictAddresses: true } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '250', BURN);
    await expect(submit).toHaveAccessibleDescription('Check the address.');
    await userEvent.click(submit);
    await expect(canvas.queryByRole('button', { name: 'Send anyway' })).toBeNull();
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

const LEDGER = '0x52908400098527886E0F7030069857D2E4169EE7';

function paid(withdrawalAddress: string, day: string): WithdrawalRecord {
  const [first] = withdrawals;
  if (first === undefined) throw new Error('There are no withdrawals.');
  return { ...first, id: day, status: 'completed', withdrawalAddress, createdAt: instant(`${day}T08:00:00Z`) };
}

const addressBook: NonNullable<WithdrawScreenProps['addressBook']> = {
  labels: [{ address: LEDGER, label: 'Ledger' }],
  withdrawals: [
    paid(LEDGER, '2026-06-13'),
    paid(LEDGER, '2026-06-02'),
    paid(LEDGER, '2026-05-30'),
    paid(ADDRESS, '2026-05-18'),
  ],
  onChangeLabels: fn(),
  onExport: fn(),
};

/** A host that keeps the labels. */
const keepingLabels = (props: WithdrawScreenProps) => {
  const [labels, setLabels] = useState(props.addressBook?.labels ?? []);
  const onChangeLabels = (changed: typeof labels) => {
    props.addressBook?.onChangeLabels(changed);
    setLabels(changed);
  };
  return (
    <WithdrawScreen {...props} addressBook={props.addressBook && { ...props.addressBook, labels, onChangeLabels }} />
  );
};

/** The open address book. */
const book = async () => within(await screen.findByRole('dialog', { name: 'Address book' }));

/** Addresses of completed withdrawals, each in full with its label, are filled in with one press; none is called safe. */
export const KnownAddresses = meta.story({ args: { addressBook } });

KnownAddresses.test(
  'a known address is chosen with one click, and repeated in the request',
  async ({ canvasElement }) => {
    const { canvas, address } = parts(canvasElement);
    const list = within(canvas.getByRole('list', { name: 'Used before' }));
    const [first, second] = list.getAllByRole('button');
    await expect(first).toHaveTextContent(`Ledger${LEDGER}used 3 times, last on Jun 13`);
    await expect(second).toHaveTextContent(`${ADDRESS}used once, on May 18`);
    await expect(canvas.queryByText(/safe|trust/i)).toBeNull();
    if (first) await userEvent.click(first);
    await expect(address).toHaveValue(LEDGER);
    await expect(first).toHaveAttribute('aria-pressed', 'true');
    const request = within(canvas.getByRole('region', { name: 'Your request' }));
    await expect(request.getByText('To Ledger')).toBeVisible();
    await expect(request.getByText(LEDGER)).toBeVisible();
    await expect(await canvas.findByText("Ethereum address, checksum OK. Make sure it's yours.")).toBeVisible();
  },
);

Ready.test(
  'for another coin, only what went there or never was used is offered',
  { args: { addressBook } },
  async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'BTC');
    await expect(canvas.queryByRole('list', { name: 'Used before' })).toBeNull();
  },
);

/** An address with the ends of a known one is shown beside it, both in full, with what differs marked. */
export const LookAlike = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { addressBook },
  play: async ({ canvasElement }) => {
    const forged = '0x529f1e2d3c4b5a69788796a5b4c3d2e1f0a9bEE7';
    const { canvas } = await fillIn(canvasElement, '60', forged);
    const note = await canvas.findByText('Same ends, another middle. Which one do you mean?');
    const alert = note.closest('[role="note"]');
    await expect(alert).toHaveTextContent(`Entered${forged}Ledger${LEDGER}`);
    const marked = [...(alert?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent).join('');
    await expect(marked).not.toMatch(/0x529/);
    await expect(marked.length).toBeGreaterThan(40);
  },
});

Ready.test(
  'the address in the form gets a label, which is then beside it everywhere',
  {
    args: { addressBook },
    render: keepingLabels,
    beforeEach: async () => {
      await addressBookCode.load();
    },
  },
  async ({ args: { addressBook: given, onWithdraw }, canvasElement }) => {
    const { canvas } = await fillIn(canvasElement, '60', OTHER);
    await userEvent.click(canvas.getByRole('button', { name: 'Address book' }));
    const dialog = await book();
    const [row] = within(dialog.getByRole('list')).getAllByRole('listitem');
    if (row === undefined) throw new Error('The address is not listed.');
    await expect(row).toHaveTextContent(`No labelnot used yet${OTHER}`);
    await userEvent.click(within(row).getByRole('button', { name: 'Add label' }));
    await userEvent.type(within(row).getByRole('textbox', { name: 'Label' }), ' Cold wallet ');
    await userEvent.click(within(row).getByRole('button', { name: 'Save' }));
    await expect(given?.onChangeLabels).toHaveBeenLastCalledWith([
      { address: LEDGER, label: 'Ledger' },
      { address: OTHER, label: 'Cold wallet' },
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close dialog' }));
    await waitFor(() => expect(canvas.getByText('To Cold wallet')).toBeVisible());
    // Saving the label sent nothing else.
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

const openBook = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Address book' }));
  return book();
};

Ready.test(
  'what cannot be meant is not offered for a label',
  {
    args: { addressBook },
    beforeEach: async () => {
      await addressBookCode.load();
    },
  },
  async ({ canvasElement }) => {
    await fillIn(canvasElement, '60', '0x000000000000000000000000000000000000dEaD');
    const dialog = await openBook(canvasElement);
    await expect(dialog.queryByText(/dEaD/)).toBeNull();
  },
);

const chooseFile = (text: string) =>
  userEvent.upload(
    screen.getByLabelText('File of labels'),
    new File([text], 'labels.json', { type: 'application/json' }),
  );

Ready.test(
  'a file is shown before it is applied, and overwrites nothing',
  { args: { addressBook }, render: keepingLabels },
  async ({ args: { addressBook: given }, canvasElement }) => {
    await openBook(canvasElement);
    await chooseFile(
      writeLabels([
        { address: OTHER, label: 'Cold wallet' },
        { address: LEDGER.toLowerCase(), label: 'Mine' },
        { address: ADDRESS, label: 'ledger' },
      ]),
    );
    const plan = within(await screen.findByRole('dialog', { name: 'Import labels' }));
    await expect(plan.getByRole('list', { name: 'New labels' })).toHaveTextContent(
      `Cold wallet${OTHER}ledger${ADDRESS}Another address has this label, too.`,
    );
    await expect(plan.getByText(LEDGER).closest('li')).toHaveTextContent(`Ledger${LEDGER}In the file: Mine`);
    await expect(given?.onChangeLabels).not.toHaveBeenCalled();
    await userEvent.click(plan.getByRole('button', { name: 'Add 2' }));
    await expect(given?.onChangeLabels).toHaveBeenCalledWith([
      { address: LEDGER, label: 'Ledger' },
      { address: OTHER, label: 'Cold wallet' },
      { address: ADDRESS, label: 'ledger' },
    ]);
  },
);

Ready.test(
  'a file that holds no labels says so and changes nothing',
  { args: { addressBook } },
  async ({ args: { addressBook: given }, canvasElement }) => {
    await openBook(canvasElement);
    await chooseFile('{"kind":"bookmarks"}');
    await expect(await screen.findByText("This file can't be read")).toBeVisible();
    await expect(screen.getByText('It holds no address labels. Your own are unchanged.')).toBeVisible();
    await expect(given?.onChangeLabels).not.toHaveBeenCalled();
  },
);

Ready.test(
  'the file that is handed out is one that can be read again',
  { args: { addressBook } },
  async ({ args: { addressBook: given }, canvasElement }) => {
    const dialog = await openBook(canvasElement);
    await userEvent.click(dialog.getByRole('button', { name: 'Export' }));
    await expect(given?.onExport).toHaveBeenCalledWith(writeLabels(addressBook.labels));
  },
);

Ready.test(
  'without withdrawals and labels, the address book says what will be in it',
  { args: { addressBook: { ...addressBook, labels: [], withdrawals: [] } } },
  async ({ canvasElement }) => {
    const dialog = await openBook(canvasElement);
    await expect(dialog.getByText('Addresses you have withdrawn to appear here.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'true');
  },
);

export const KnownAddressesPhone = KnownAddresses.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const LookAlikePhone = LookAlike.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** The code of the check fails to load, both at first and on retry. */
const lostCheck = () => {
  spyOn(addressCheckCode, 'current', 'get').mockReturnValue(undefined);
  spyOn(addressCheckCode, 'load').mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'));
};

Ready.test(
  'an address that could not be checked says so, and can be sent',
  { beforeEach: lostCheck },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '50');
    await expect(await canvas.findByText(/^The address could not be checked\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'with strict addresses, an unchecked address is not sent',
  { args: { strictAddresses: true }, beforeEach: lostCheck },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount } = await fillIn(canvasElement, '50');
    await expect(await canvas.findByText(/^The address could not be checked\./)).toBeVisible();
    await expect(submit).toHaveAccessibleDescription("The address hasn't been checked yet.");
    await userEvent.click(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

Ready.test(
  'with strict addresses, nothing is sent while the check is still loading',
  {
    args: { strictAddresses: true },
    beforeEach: () => {
      spyOn(addressCheckCode, 'current', 'get').mockReturnValue(undefined);
      spyOn(addressCheckCode, 'load').mockReturnValue(new Promise(() => {}));
    },
  },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { submit } = await fillIn(canvasElement, '50');
    await userEvent.click(submit);
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

Ready.test('a pasted address is shown trimmed in the request', async ({ canvasElement }) => {
  const { canvas, address } = parts(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Paste' }));
  await expect(
    await within(canvas.getByRole('region', { name: 'Your request' })).findByText(ADDRESS),
  ).toBeInTheDocument();
  await expect(address).toHaveValue(` ${ADDRESS}\n`);
});

Ready.test(
  'when the browser refuses to paste, a notice says so',
  { args: { onReadClipboard: fn(() => Promise.reject(new DOMException('Not allowed', 'NotAllowedError'))) } },
  async ({ args: { onNotify }, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Paste' }));
    await expect(onNotify).toHaveBeenCalledWith(expect.objectContaining({ tone: 'info', title: "Couldn't paste" }));
  },
);

const wrong =
  (amount: string, address: string, words: RegExp | string) =>
  async ({ args: { onWithdraw }, canvasElement }: { args: WithdrawScreenProps; canvasElement: HTMLElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, amount, address);
    await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.click(submit);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
  };

Ready.test(
  'an amount below the minimum states the minimum',
  { parameters: { requirements: ['WD-12'] } },
  wrong(toText(belowMinimum), ADDRESS, `Minimum withdrawal is ${minimumText} USD`),
);

Ready.test(
  'an amount above the balance says that the balance is too low',
  { parameters: { requirements: ['WD-13'] } },
  wrong('1250.01', ADDRESS, 'Insufficient balance'),
);

/** The server refused two values. */
export const FieldErrors = meta.story({
  args: {
    initialDraft: { currency: 'ETH', amount: '312.50' },
    submission: {
      status: 'failed',
      failure: {
        title: 'Validation Error',
        message: 'amount: Not today.',
        fieldErrors: { amount: 'Not today.', withdrawalAddress: 'Unknown address.' },
      },
    },
  },
});

Ready.test(
  'what cannot be sent is said below its field',
  { parameters: { requirements: ['WD-14', 'WD-15', 'G-82'] } },
  async ({ canvasElement }) => {
    const { amount, address } = await fillIn(canvasElement, '-5', '123456789');
    await expect(amount).toHaveAccessibleDescription(/Invalid amount/);
    await expect(amount).toBeInvalid();
    await expect(address).toHaveAccessibleDescription('Address must be at least 10 characters long');
    await expect(address).toBeInvalid();
  },
);

const PRIVATE_KEY = 'e9873d79c6d87dc0fb6a5778633389f4453213303da61f20bd67fc233aa33262';

Ready.test(
  'a private key is rejected and not repeated',
  { parameters: { requirements: ['G-85'] } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, address } = await fillIn(canvasElement, '100', PRIVATE_KEY);
    await expect(address).toHaveAccessibleDescription(/^This looks like a private key, not an address/);
    await expect(canvas.getByRole('region', { name: 'Your request' })).not.toHaveTextContent(PRIVATE_KEY);
    await userEvent.click(submit);
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

const others = currencies.filter(({ currency }) => currency !== 'ETH');

/** The connection drops after the first list; each retry then gets the next of these. */
const rereading =
  (...answers: readonly WithdrawScreenProps['currencies'][]) =>
  (props: WithdrawScreenProps) => {
    const [retries, setRetries] = useState(0);
    const dropped = { status: 'failed', failure: connectionFailure, data: currencies } as const;
    const list = [dropped, ...answers][retries] ?? dropped;
    return <WithdrawScreen {...props} currencies={list} onRetry={() => setRetries(retries + 1)} />;
  };

const gone = "ETH isn't available right now. Choose another currency.";

/** A preselected coin that a later list lacks is named, never replaced, and closes the form until it is back. */
export const CoinGone = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['WD-17'] },
  render: rereading({ status: 'ready', data: others }),
  play: async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    const select = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(select).toHaveDisplayValue('Choose a currency');
    await expect(select).toBeInvalid();
    await expect(select).toHaveAccessibleDescription(gone);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(gone);
    await userEvent.click(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
    await expect(amount).toHaveValue('312.50');
    await expect(address).toHaveValue(ADDRESS);
  },
});

/** The coin is back, now the last of the list: the form opens again with it. */
export const CoinBack = CoinGone.extend({
  tags: ['!dev', '!autodocs'],
  render: rereading(
    { status: 'failed', failure: connectionFailure, data: others },
    { status: 'ready', data: currencies.toReversed() },
  ),
  play: async (context) => {
    await CoinGone.play(context);
    const { canvas, submit } = parts(context.canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toHaveDisplayValue('Ethereum (ETH)');
    await expect(submit).not.toHaveAttribute('aria-disabled');
    await userEvent.click(submit);
    await expect(context.args.onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ currency: 'ETH' }));
  },
});

/** With another coin chosen in its place, the form can be sent. */
export const OtherCoinInstead = CoinGone.extend({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await CoinGone.play(context);
    const { canvas, submit } = parts(context.canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Currency' }), 'LTC');
    await userEvent.click(submit);
    await expect(context.args.onWithdraw).toHaveBeenCalledWith(expect.objectContaining({ currency: 'LTC' }));
  },
});

Ready.test(
  'a success clears amount and address; the coin stays the one that was chosen',
  { render: answering({ status: 'succeeded' }) },
  async ({ canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    const select = canvas.getByRole('combobox', { name: 'Currency' });
    await userEvent.selectOptions(select, 'USDT');
    await userEvent.click(submit);
    await expect(amount).toHaveValue('');
    await expect(address).toHaveValue('');
    await expect(select).toHaveDisplayValue('Tether (USDT)');
  },
);

Ready.test(
  'the coin that was filled in is reported with the amount, so that a restored form has the same one',
  { args: { onChangeDraft: fn() } },
  async ({ args: { onChangeDraft }, canvasElement }) => {
    await userEvent.type(parts(canvasElement).amount, '7');
    await expect(onChangeDraft).toHaveBeenLastCalledWith({ amount: '7', currency: 'ETH' });
  },
);

const tethers: WithdrawScreenProps['currencies'] = {
  status: 'ready',
  data: [
    { currency: 'USDT', name: 'Tether (TRC20)', minDeposit: decimal('10') },
    ...currencies.slice(0, 1),
    { currency: 'USDT', name: 'Tether (ERC20)', minDeposit: decimal('50') },
  ],
};

/** A code that is listed twice is one choice, and the form says once that its network is not confirmed. */
export const EqualCodes = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { currencies: tethers },
  play: async ({ canvasElement }) => {
    const { canvas } = parts(canvasElement);
    const select = canvas.getByRole('combobox', { name: 'Currency' });
    await expect(within(select).getAllByRole('option')).toHaveLength(2);
    await expect(select).toHaveDisplayValue('Tether (TRC20) / Tether (ERC20) (USDT)');
    const sentence = "The network isn't confirmed. Ask the operator of this site before you withdraw USDT.";
    await expect(select).toHaveAccessibleDescription(sentence);
    await expect(canvas.getAllByText(sentence)).toHaveLength(1);
    await userEvent.selectOptions(select, 'ETH');
    await expect(select).not.toHaveAccessibleDescription();
    await userEvent.selectOptions(select, 'USDT');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(sentence));
    // It was just read, and is read with the field once that is left.
    await userEvent.tab();
    await expect(select).toHaveAccessibleDescription(sentence);
  },
});

/** A balance that could not be read closes the form, is compared with nothing, and can be read again. */
export const BalanceUnknown = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-46'] },
  args: { balance: null, onRetryBalance: fn() },
  play: async ({ args: { onWithdraw, onRetryBalance }, canvasElement }) => {
    const { canvas, submit, amount } = await fillIn(canvasElement, '99999');
    const card = within(canvas.getByRole('region', { name: 'Available balance' }));
    await expect(card.getByText('Balance unavailable')).toBeVisible();
    await expect(card.queryByText(/^\$/)).toBeNull();
    await expect(amount).toBeValid();
    await expect(amount).toHaveAccessibleDescription(`Min ${minimumText}`);
    for (const share of ['25%', '50%', '75%', 'Max']) {
      await expect(canvas.queryByRole('button', { name: share })).toBeNull();
    }
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('Your balance could not be read. Try again before you withdraw.');
    await userEvent.click(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetryBalance).toHaveBeenCalledOnce();
  },
});

/** A character that no address has is an error at the field and beside the button, which keeps its rule. */
export const FlawedAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-85'] },
  play: async ({ canvasElement }) => {
    const flawed = `${ADDRESS.slice(0, 20)}\u200B${ADDRESS.slice(20)}`;
    const { submit, address } = await fillIn(canvasElement, '100', flawed);
    await expect(address).toBeInvalid();
    await expect(address).toHaveAccessibleDescription(/^The address contains a character that no address has\./);
    await expect(submit).toHaveAccessibleDescription(
      'Correct the address before you withdraw. Coins sent to a wrong one cannot be recovered.',
    );
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
});

/** Once the address is right, nothing warns any more. */
export const FlawedAddressCorrected = FlawedAddress.extend({
  tags: ['!dev', '!autodocs'],
  play: async (context) => {
    await FlawedAddress.play(context);
    const { submit, address } = parts(context.canvasElement);
    await userEvent.clear(address);
    await userEvent.paste(ADDRESS);
    await expect(address).toBeValid();
    await expect(submit).not.toHaveAccessibleDescription();
  },
});

/** With a balance below the minimum, the form stays visible and says why nothing can be sent. */
export const LowBalance = meta.story({ args: { balance: live(belowMinimum) } });

LowBalance.test(
  'with a balance below the minimum, the form stays visible and says why nothing can be sent',
  { parameters: { requirements: ['G-91'] } },
  async ({ canvasElement }) => {
    const { canvas, submit } = parts(canvasElement);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    const reason = `You need at least ${minimumText} to withdraw.`;
    await expect(canvas.getByText(reason)).toBeVisible();
    for (const share of ['25%', '50%', '75%', 'Max']) {
      await expect(canvas.getByRole('button', { name: share })).toHaveAttribute('aria-disabled', 'true');
    }
    await expect(submit).toHaveAccessibleDescription(reason);
  },
);

/** The currencies are loading. */
export const Loading = meta.story({ args: { currencies: { status: 'loading' } } });

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

/** While the currencies are read again, the form works with the last ones. */
export const Refreshing = meta.story({ args: { currencies: { status: 'loading', data: currencies } } });

Refreshing.test('while the currencies are read again, the form works with the last ones', async ({ canvasElement }) => {
  const { canvas, submit } = await fillIn(canvasElement, '312.50');
  const select = canvas.getByRole('combobox', { name: 'Currency' });
  await expect(select).toBeEnabled();
  await expect(within(select).getAllByRole('option')).toHaveLength(currencies.length);
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
});

/** No currency is offered. */
export const Empty = meta.story({ args: { currencies: { status: 'ready', data: [] } } });

Empty.test('no currency is offered', async ({ args: { onRetry }, canvasElement }) => {
  const { submit, canvas } = await fillIn(canvasElement, '100');
  await expect(submit).toHaveAccessibleDescription('Choose a currency.');
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(onRetry).toHaveBeenCalledOnce();
});

const { loadFailedTitle, loadFailed, failedTitle, failed } = withdrawScreenMessages.texts;

/** After a failed load, the page says what is missing and offers to try again; the toast says what failed. */
export const Failed = meta.story({
  args: { currencies: { status: 'failed', failure: { title: loadFailedTitle, message: loadFailed } } },
});

Failed.test(
  'after a failed load, the page says what is missing and offers to try again; the toast says what failed',
  async ({ args: { onRetry }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText("We couldn't load the currencies")).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
);

/** After a failed load with older currencies, the form works with those and says so. */
export const FailedWithOlderData = meta.story({
  args: { currencies: { status: 'failed', failure: connectionFailure, data: currencies } },
});

FailedWithOlderData.test(
  'after a failed load with older currencies, the form works with those and says so',
  async ({ args: { onRetry }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '312.50');
    await expect(canvas.getByText('Showing the last data that loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('combobox', { name: 'Currency' })).toBeEnabled();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
  },
);

/** Without a connection, the form can be filled in and keeps what was typed; nothing is sent, by Enter neither. */
export const Offline = meta.story({ globals: offline });

Offline.test(
  'without a connection, the form can be filled in and keeps what was typed; nothing is sent, by Enter neither',
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.type(amount, '{Enter}');
    await userEvent.click(submit);
    await expect(onWithdraw).not.toHaveBeenCalled();
    await expectOffline(canvasElement, 'Withdraw $312.50');
    await expect(amount).toHaveValue('312.50');
    await expect(address).toHaveValue(ADDRESS);
  },
);

/** Shows the error toast of a failed load. */
export const ErrorToast = Failed.extend({
  decorators: [
    (Story) => (
      <>
        <Story />
        <ToastRegion
          toasts={[{ id: '1', tone: 'negative', title: loadFailedTitle, description: loadFailed }]}
          onDismiss={fn()}
        />
      </>
    ),
  ],
});

ErrorToast.test(
  'shows the error toast of a failed load',
  { parameters: { requirements: ['WD-28'] } },
  async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await waitFor(() => expect(page.getByText('Failed to load supported currencies.')).toBeVisible());
  },
);

/** While sending, further submits are ignored. */
export const Submitting = meta.story({ args: { submission: { status: 'sending' } } });

Submitting.test(
  'while sending, further submits are ignored',
  { args: { submission: IDLE }, render: answering({ status: 'sending' }), parameters: { requirements: ['WD-17'] } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount } = await fillIn(canvasElement, '312.50');
    await userEvent.dblClick(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('button', { name: 'Submitting...' })).toHaveAttribute('aria-busy', 'true');
  },
);

Ready.test(
  'one submit makes one withdrawal, however slow the host and however long the key is held down',
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { submit, amount } = await fillIn(canvasElement, '312.50');
    await beforeTimers(async () => {
      clickThrice(submit);
      amount.focus();
      await holdEnter();
    });
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

Ready.test(
  'holding Enter in a field or on the button sends once, even when each answer unlocks the form again',
  { render: refusingAtOnce },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { submit, amount } = await fillIn(canvasElement, '312.50');
    amount.focus();
    await holdEnter();
    await expect(onWithdraw).toHaveBeenCalledOnce();
    submit.focus();
    await holdEnter();
    await expect(onWithdraw).toHaveBeenCalledTimes(2);
  },
);

Ready.test(
  'after an error the form stays as it was',
  {
    parameters: { requirements: ['WD-23', 'WD-27'] },
    render: answering({ status: 'failed', failure: { title: failedTitle, message: failed } }),
  },
  async ({ canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(canvas.getByText('Withdrawal Failed')).toBeVisible();
    await expect(canvas.getByText('Failed to submit withdrawal request. Please try again.')).toBeVisible();
    await expect(amount).toHaveValue('312.50');
    await expect(address).toHaveValue(ADDRESS);
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
);

const refused = 'Ensure that there are no more than 10 digits in total.';

Ready.test(
  "the server's field error stays under the field until it changes",
  {
    parameters: { requirements: ['WD-25', 'WD-26'] },
    render: answering({
      status: 'failed',
      failure: {
        title: failedTitle,
        message: refused,
        fieldErrors: { amount: refused, withdrawalAddress: 'Unknown address.' },
      },
    }),
  },
  async ({ canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(amount).toBeInvalid();
    await expect(address).toHaveAccessibleDescription('Unknown address.');
    await userEvent.type(amount, '{Backspace}');
    await expect(amount).toBeValid();
    await expect(address).toBeInvalid();
    await userEvent.type(amount, '0');
    await expect(amount).toBeInvalid();
    await userEvent.type(address, ' ');
    await expect(address).toBeInvalid();
    await expect(within(canvas.getByRole('region', { name: 'Your request' })).getByText(refused)).toBeVisible();
  },
);

Ready.test(
  'after success the form is cleared and the balance is reduced',
  {
    parameters: { requirements: ['WD-20', 'WD-21', 'H-21'] },
    args: { balance: { value: decimal('937.50'), provenance: 'derived' } },
    render: answering({ status: 'succeeded' }),
  },
  async ({ canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(amount).toHaveValue('');
    await expect(address).toHaveValue('');
    await expect(canvas.getByText('Includes a withdrawal of $312.50 not yet confirmed by the server.')).toBeVisible();
  },
);

const AFTER_SENDING = { balance: { ...live(decimal('1250.00')), asOf: storyTime } };

/** The answer was lost; in tests, to what they send. */
const lost = (submission: Submission) => ({ args: { ...AFTER_SENDING, submission }, render: answering(submission) });
const NOT_SENT = { args: { submission: IDLE } };

/** After a lost answer the form stays as it was and is locked while history and balance are reread. */
export const Uncertain = meta.story(lost(uncertain({ status: 'reading' }, withdrawalOrder)));

Uncertain.test(
  'after a lost answer the form stays as it was and is locked while history and balance are reread',
  NOT_SENT,
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(canvas.getByText('Sent Jul 12, 2026, 14:02 UTC · $312.50 as ETH')).toBeVisible();
    await expect(amount).toHaveValue('312.50');
    await expect(address).toHaveValue(ADDRESS);
    await expect(submit).toHaveAccessibleDescription(
      'Wait while we check your history and balance. Your first request may have gone through.',
    );
    await userEvent.click(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

/** After a lost answer and a failed reread, the form stays locked and can be rechecked. */
export const UncertainReadFailed = meta.story(lost(uncertain(readFailed, withdrawalOrder)));

UncertainReadFailed.test(
  'after a lost answer and a failed reread, the form stays locked and can be rechecked',
  NOT_SENT,
  async ({ args: { onWithdraw, onReadAgain }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(submit).toHaveAccessibleDescription(
      'Check your history and balance first. Your first request may have gone through.',
    );
    await userEvent.click(submit);
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(onReadAgain).toHaveBeenCalledOnce();
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

/**
 * After a lost answer that is not in the history, the form stays locked until the person unlocks it, and keeps what was
 * typed.
 */
export const UncertainNothingFound = meta.story(lost(uncertain(nothingFound, withdrawalOrder)));

UncertainNothingFound.test(
  'after a lost answer that is not in the history, the form stays locked until the person unlocks it, and keeps what was typed',
  NOT_SENT,
  async ({ args: { onWithdraw, onUnlock }, canvasElement }) => {
    const { canvas, submit, amount, address } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription(/^Your first request may have gone through\./);
    await userEvent.click(submit);
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock the form' }));
    await expect(onUnlock).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock' }));
    await expect(onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'));
    await expect(amount).toHaveValue('312.50');
    await expect(address).toHaveValue(ADDRESS);
    await userEvent.keyboard('{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledTimes(2);
  },
);

/** After a lost answer that was found in the history, the page first says that another one would be in addition. */
export const UncertainFound = meta.story(lost(uncertain(oneFound, withdrawalOrder)));

/** What it says. */
export const UncertainFoundTest = UncertainFound.extend({
  ...NOT_SENT,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(
      await canvas.findByText(/^A withdrawal of \$312\.50 as ETH is in your history, requested/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Unlock the form' }));
    await expect(
      await canvas.findByText('A withdrawal of $312.50 as ETH is in your history. A new request will be a second one.'),
    ).toBeVisible();
  },
});

Ready.test(
  'an order from before a reload or from another tab locks the empty form, even when only its time is known',
  { args: { ...AFTER_SENDING, submission: uncertain(nothingFound, null, { isFromAnotherTab: true, count: 2 }) } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '312.50');
    await expect(canvas.getAllByRole('note')[0]).toHaveTextContent(
      'Latest sent Jul 12, 2026, 14:02 UTC · sent from another tab',
    );
    await userEvent.click(submit);
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

Ready.test(
  'while another tab sends, this one waits and says so',
  { args: { submission: { status: 'sending', isFromAnotherTab: true } } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { submit } = await fillIn(canvasElement, '312.50');
    await expect(submit).toHaveAttribute('aria-busy', 'true');
    await expect(submit).toHaveAccessibleDescription('Sent from another tab. Wait for its answer.');
    await userEvent.click(submit);
    await expect(onWithdraw).not.toHaveBeenCalled();
  },
);

// The form stays as it was and is locked.
Ready.test(
  'the answer was lost, and the history is read for the first time',
  { args: AFTER_SENDING, render: answering(checking(withdrawalOrder)) },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount } = await fillIn(canvasElement, '312.50');
    await userEvent.click(submit);
    await expect(canvas.getAllByRole('note')[0]).toHaveTextContent('Checking whether your withdrawal went through');
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

/** Only the request that was refused stays closed: another amount can be sent at once. */
const onlyThis = { isClosed: ({ amount }: WithdrawalRequest) => compare(amount, decimal('312.50')) === 0 };

Ready.test(
  'a refused request is checked: the form can be corrected at once, and the identical request stays closed',
  { args: { ...AFTER_SENDING, ...onlyThis, submission: refusedOrder({ status: 'reading' }, withdrawalOrder) } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit, amount } = await fillIn(canvasElement, '312.50');
    await expect(
      within(canvas.getByRole('region', { name: 'Your request' })).getByText('Insufficient balance'),
    ).toBeVisible();
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await expect(submit).toHaveAccessibleDescription('This one may have gone through. You can send a different one.');
    await userEvent.type(amount, '{Enter}');
    await expect(onWithdraw).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '300{Enter}');
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

/** The server refused a request whose first copy it had stored: nothing says that it failed. */
export const RefusedAndFound = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...AFTER_SENDING, ...onlyThis, submission: refusedOrder(oneFound, withdrawalOrder) },
  play: async ({ args: { onUnlock }, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^One withdrawal like this has been in your history since/)).toBeVisible();
    await expect(canvas.getByText('The server refused another: Insufficient balance')).toBeVisible();
    await expect(canvas.queryByText('Withdrawal Failed')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Allow another one' }));
    await expect(onUnlock).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
});

// Another one can be sent.
Ready.test(
  'a withdrawal the server accepted is not in its history a minute later',
  { args: { ...AFTER_SENDING, submission: unlisted(withdrawalOrder) } },
  async ({ args: { onWithdraw }, canvasElement }) => {
    const { canvas, submit } = await fillIn(canvasElement, '300');
    await expect(canvas.getByText('Accepted, not listed yet')).toBeVisible();
    await userEvent.click(submit);
    await expect(onWithdraw).toHaveBeenCalledOnce();
  },
);

/** A refused request that was found, on a phone. */
export const RefusedAndFoundPhone = RefusedAndFound.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A lost answer on a phone. */
export const UncertainPhone = UncertainFoundTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'phone', isRotated: false } },
});

/** A cached balance shows when it was read. */
export const SavedBalance = meta.story({
  args: { balance: { value: decimal('1250.00'), provenance: 'cached', asOf: Date.UTC(2026, 6, 12, 13, 58) } },
});

SavedBalance.test('a cached balance shows when it was read', async ({ canvasElement }) => {
  await expect(within(canvasElement).getByText('Saved Jul 12, 2026, 13:58 UTC')).toBeVisible();
});

export const LongText = meta.story({
  args: {
    balance: live(decimal('1234567890123456.78')),
    currencies: {
      status: 'ready',
      data: [
        {
          currency: 'VERYLONGCO',
          name: 'A coin with a name that somebody wrote without thinking of narrow screens',
          minDeposit: null,
        },
      ],
    },
    initialDraft: { currency: 'VERYLONGCO', amount: '1234567890123456.78' },
    submission: { status: 'failed', failure: longFailure },
  },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

LongText.test('a long amount and a long address fit on the narrowest screen', async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Max' }));
  await fillIn(canvasElement, '', `addr1${'q2w3e4r5t6y7u8i9o0p'.repeat(5)}`);
  await expectNoSidewaysScroll(canvasElement);
});

export const ReadyPhone = meta.story({ globals: phone });

ReadyPhone.test('says what it says on a wide screen', ...onPhone(ReadyTest, Currencies, Links, AmountAndAddress));

export const CoinGonePhone = CoinGone.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const EqualCodesPhone = EqualCodes.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const BalanceUnknownPhone = BalanceUnknown.extend({ tags: ['!dev', '!autodocs'], globals: phone });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });

Phone.test('fits on a phone', async ({ canvasElement }) => {
  await fillIn(canvasElement, '312.50');
  await expectNoSidewaysScroll(canvasElement);
});

Ready.test(
  'fits on the narrowest screen',
  { globals: { viewport: { value: 'narrowest', isRotated: false } } },
  async ({ canvasElement }) => {
    await fillIn(canvasElement, '312.50');
    await expectNoSidewaysScroll(canvasElement);
  },
);

/** With balances hidden no amount of the person is left. */
export const Hidden = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { balances: 'hidden' },
  play: ({ canvasElement }) => expectNoAmounts(canvasElement, ['$50']),
});

export const HiddenPhone = Hidden.extend({ tags: ['!dev', '!autodocs'], globals: { balances: 'hidden', ...phone } });
