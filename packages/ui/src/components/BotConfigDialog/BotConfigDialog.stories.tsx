import { useEffect, useState } from 'react';
import { expect, fireEvent, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { UiProvider } from '../../provider/UiProvider.js';
import { bots, longBot } from '../../fixtures/bots.js';
import { longFailure, serverFailure } from '../../fixtures/failures.js';
import type { Bot } from '../../model/Bot.js';
import { defaultLimits } from '../../model/limits.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import { findInvest, startBot } from '../../fixtures/investing.js';
import { beforeTimers, clickThrice, holdEnter } from '../../fixtures/repeatedInput.js';
import {
  botFound,
  botOrder,
  checking,
  nothingFound,
  readFailed,
  refused,
  uncertain,
  unlisted,
} from '../../fixtures/uncertain.js';
import { live, sample } from '../../model/Provenance.js';
import { IDLE, type Recheck, type Submission } from '../../model/Submission.js';
import { decimal } from '../../money/decimal.js';
import { getInitialSettings } from './botDraft.js';
import { BotConfigDialog, type BotConfigDialogProps } from './BotConfigDialog.js';

const [binance] = bots as readonly [Bot, ...Bot[]];
const [sampleBot] = fallbackBots as readonly [Bot, ...Bot[]];
const outOfLimits = 'Amount must be between $500 and $1,250.00';

const meta = preview.meta({
  title: 'Components/BotConfigDialog',
  tags: ['beta'],
  component: BotConfigDialog,
  args: {
    bot: live(binance),
    balance: live(decimal('1250')),
    submission: IDLE,
    onStartBot: fn(),
    onReadAgain: fn(),
    onUnlock: fn(),
    onClose: fn(),
  },
});

/** The open dialog after its animation; contrast can only be measured once it has ended. */
async function dialog() {
  const open = await screen.findByRole('dialog');
  await waitFor(() => expect(getComputedStyle(open).opacity).toBe('1'));
  return within(open);
}

/** Starts with the default values. */
export const Ready = meta.story();

/** What it says. */
export const ReadyTest = Ready.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-02', 'BCFG-04', 'BCFG-08'] },
  play: async () => {
    const open = await dialog();
    await expect(open.getByRole('textbox', { name: 'Amount' })).toHaveValue('500.00');
    await expect(open.getByText('Min $500 · max $1,250.00')).toBeVisible();
    await expect(open.getByRole('radio', { name: /Conservative/ })).toBeChecked();
    await expect(open.getByRole('radio', { name: 'Medium' })).toBeChecked();
    await expect(open.getByRole('slider', { name: 'Stop Loss' })).toHaveValue('5');
    await expect(open.getByRole('slider', { name: 'Take Profit' })).toHaveValue('10');
    await expect(open.getByRole('slider', { name: 'Max Concurrent Trades' })).toHaveValue('5');
  },
});

/** The amount is exact text; its limits are shown beside it and stop the arrow keys. */
export const Amount = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-01', 'G-138'] },
  play: async () => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAttribute('inputmode', 'decimal');
    await expect(amount).toHaveAccessibleDescription(/^Min \$500 · max \$1,250\.00/);
    await userEvent.type(amount, '{ArrowUp}');
    await expect(amount).toHaveValue('500.01');
    await userEvent.type(amount, '{ArrowDown}{ArrowDown}');
    await expect(amount).toHaveValue('500');
    await userEvent.clear(amount);
    await userEvent.type(amount, '1249.99{ArrowUp}{ArrowUp}');
    await expect(amount).toHaveValue('1250');
    await expect(open.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
  },
});

Ready.test('shares of the balance fill in the amount, and the remainder is shown below', async () => {
  const open = await dialog();
  const amount = open.getByRole('textbox', { name: 'Amount' });
  await userEvent.click(open.getByRole('button', { name: '25%' }));
  await expect(amount).toHaveValue('500.00');
  await userEvent.click(open.getByRole('button', { name: '50%' }));
  await expect(amount).toHaveValue('625.00');
  await expect(open.getByText('Balance after: $625.00')).toBeVisible();
  await expect(open.queryByText('Computed on this device')).toBeNull();
  await expect(open.getByText(/you could lose about/)).toHaveTextContent('about $31.25 of your $625.00');
  await userEvent.click(open.getByRole('button', { name: 'Max' }));
  await expect(amount).toHaveValue('1250.00');
  await expect(open.getByText('This is your whole balance.')).toBeVisible();
});

/** Each strategy shows its range. */
export const Strategies = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-03', 'BCFG-05', 'BCFG-06', 'BCFG-07'] },
  play: async () => {
    const open = await dialog();
    const cards = within(open.getByRole('group', { name: 'Strategy' }));
    await expect(cards.getAllByRole('radio')).toHaveLength(3);
    for (const range of ['5-8%', '8-15%', '15-25%']) await expect(cards.getByText(range)).toBeVisible();
    await expect(cards.getByRole('radio', { name: /^Conservative\s*5-8%$/ })).toBeEnabled();
    await expect(cards.getByRole('radio', { name: /^Balanced\s*8-15%$/ })).toBeEnabled();
    await expect(cards.getByRole('radio', { name: /^Aggressive\s*15-25%$/ })).toBeEnabled();
  },
});

Ready.test(
  'on a wide screen the columns are about as high as each other, with fields at even distances',
  { globals: { viewport: { value: 'wide', isRotated: false } } },
  async () => {
    const open = await dialog();
    const risk = open.getByRole('group', { name: /^Risk level/ });
    const sliders = open.getAllByRole('slider').map((slider) => slider.parentElement?.parentElement);
    const boxes = [risk, ...sliders].map((field) => (field as Element).getBoundingClientRect());
    const gaps = boxes.slice(1).map(({ top }, at) => Math.round(top - (boxes[at] as DOMRect).bottom));
    await expect(Math.max(...gaps)).toBeLessThanOrEqual(32);
  },
);

Ready.test(
  'strategy and risk level can be chosen with the arrow keys',
  { parameters: { requirements: ['BCFG-03', 'BCFG-08'] } },
  async ({ args }) => {
    const open = await dialog();
    open.getByRole('radio', { name: /Conservative/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(open.getByRole('radio', { name: /Balanced/ })).toBeChecked();
    await userEvent.keyboard('{ArrowRight}');
    await expect(open.getByRole('radio', { name: /Aggressive/ })).toBeChecked();
    open.getByRole('radio', { name: 'Medium' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(open.getByRole('radio', { name: 'Low' })).toBeChecked();
    await startBot();
    await expect(mocked(args.onStartBot).mock.lastCall?.[0].configuration).toMatchObject({
      strategy: 'aggressive',
      riskLevel: 'Low',
    });
  },
);

const botSettings = {
  ...defaultLimits.botSettings,
  stopLoss: { min: 2, max: 18, initial: 6 },
  takeProfit: { min: 7, max: 45, initial: 11 },
  maxTrades: { min: 3, max: 14, initial: 4 },
};

Ready.test(
  'sliders have the ranges that a host states, and name their ends',
  {
    render: (props) => (
      <UiProvider limits={{ botSettings }}>
        <BotConfigDialog {...props} />
      </UiProvider>
    ),
  },
  async () => {
    const open = await dialog();
    for (const [name, { min, max, initial }] of [
      ['Stop Loss', botSettings.stopLoss],
      ['Take Profit', botSettings.takeProfit],
      ['Max Concurrent Trades', botSettings.maxTrades],
    ] as const) {
      const slider = open.getByRole<HTMLInputElement>('slider', { name });
      await expect([slider.min, slider.max, slider.value]).toEqual([min, max, initial].map(String));
    }
    for (const mark of ['2%', '18%', '7%', '45%']) await expect(open.getByText(mark)).toBeVisible();
  },
);

/** Sliders move from end to end in whole steps. */
export const Sliders = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-09', 'BCFG-11', 'BCFG-13'] },
  play: async () => {
    const open = await dialog();
    const ends = (name: string) => {
      const slider = open.getByRole('slider', { name });
      return ['min', 'max', 'step'].map((end) => slider.getAttribute(end));
    };
    await expect(ends('Stop Loss')).toEqual(['1', '20', '1']);
    await expect(ends('Take Profit')).toEqual(['5', '50', '1']);
    await expect(ends('Max Concurrent Trades')).toEqual(['1', '10', '1']);
    await expect(open.getByRole('slider', { name: 'Stop Loss' })).toHaveAttribute(
      'aria-valuetext',
      '5%, about $25.00 at risk',
    );
  },
});

Ready.test("without an amount there is no loss to state, and a number's article is right", async () => {
  const open = await dialog();
  await userEvent.clear(open.getByRole('textbox', { name: 'Amount' }));
  await expect(open.getByText(/^Enter an amount to see what a 5% stop loss could cost you\./)).toBeVisible();
  await fireEvent.change(open.getByRole('slider', { name: 'Stop Loss' }), { target: { value: '8' } });
  await expect(open.getByText(/^Enter an amount to see what an 8% stop loss could cost you\./)).toBeVisible();
});

/** The risk level says that it is not sent. */
export const RiskLevelNotSent = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-12', 'G-56'] },
  play: async () => {
    const open = await dialog();
    await expect(open.getByText('Note to yourself; not sent')).toBeVisible();
  },
});

Ready.test(
  'the limits of this app are stated beside Start Bot',
  { parameters: { requirements: ['G-136'] } },
  async () => {
    const open = await dialog();
    const sentence = open.getByText("You can't stop a bot or take its money out here. Only the operator can.");
    await expect(sentence).toBeVisible();
    await expect(open.getByRole('button', { name: 'Start Bot' })).toHaveAccessibleDescription(/can't stop a bot/);
  },
);

Ready.test('on a phone only the buttons stay in view; the sentence ends the form', { globals: phone }, async () => {
  const open = await dialog();
  const foot = open.getByRole('button', { name: 'Start Bot' }).parentElement as HTMLElement;
  await expect(foot.getBoundingClientRect().height).toBeLessThanOrEqual(80);
  await expect(foot.getBoundingClientRect().bottom).toBeCloseTo(window.innerHeight, 0);
  const sentence = open.getByText(/^You can't stop a bot/);
  await expect(sentence.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
  sentence.scrollIntoView({ block: 'end', behavior: 'instant' });
  await expect(sentence.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.getBoundingClientRect().top);
});

/** The sentence beside Start Bot names the support channel and links to it. */
const cannotStopNames = (support: string, sentence: string, href: string) => ({
  globals: { support },
  play: async () => {
    const open = await dialog();
    await expect(open.getByText(/^You can't stop a bot/)).toHaveTextContent(
      `You can't stop a bot or take its money out here. Contact ${sentence}.`,
    );
    await expect(open.getByRole('link')).toHaveAttribute('href', href);
  },
});

/** The sentence links to e-mail support. */
export const CannotStopWithEmail = meta.story({
  tags: ['!dev', '!autodocs'],
  ...cannotStopNames('email', 'support (help@example.com)', 'mailto:help@example.com'),
});

/** The sentence links to Telegram support. */
export const CannotStopWithTelegram = meta.story({
  tags: ['!dev', '!autodocs'],
  ...cannotStopNames('telegram', 'support at @northwind (opens in a new tab) on Telegram', 'https://t.me/northwind'),
});

/** With all channels, the sentence links to the best one. */
export const CannotStopWithAllChannels = meta.story({
  ...cannotStopNames('all', 'support (help@example.com)', 'mailto:help@example.com'),
  tags: ['!dev', '!autodocs'],
});

/** Passes on the configuration once, after the step that asks. */
export const Configured = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BCFG-16', 'BCFG-22', 'G-57'] },
  play: async ({ args }) => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '750.5');
    await userEvent.click(open.getByRole('radio', { name: /Aggressive/ }));
    await userEvent.click(open.getByRole('radio', { name: 'High' }));
    await fireEvent.change(open.getByRole('slider', { name: 'Stop Loss' }), { target: { value: '12' } });
    await fireEvent.change(open.getByRole('slider', { name: 'Take Profit' }), { target: { value: '35' } });
    await fireEvent.change(open.getByRole('slider', { name: 'Max Concurrent Trades' }), { target: { value: '3' } });
    await userEvent.type(amount, '{Enter}');
    await userEvent.click(await findInvest('Invest $750.50'));
    await expect(args.onStartBot.mock.calls).toEqual([
      [
        {
          bot: binance,
          configuration: {
            amount: '750.5',
            strategy: 'aggressive',
            riskLevel: 'High',
            ...getInitialSettings(defaultLimits),
            stopLoss: 12,
            takeProfit: 35,
            maxTrades: 3,
          },
        },
      ],
    ]);
  },
});

/** The possible loss in dollars comes before any return. */
export const LossFirst = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-10'] },
  play: async () => {
    const open = await dialog();
    const risk = open.getByText(/you could lose about/);
    await expect(risk).toHaveTextContent(
      'With a 5% stop loss you could lose about $25.00 of your $500.00, or more in fast markets.',
    );
    await fireEvent.change(open.getByRole('slider', { name: 'Stop Loss' }), { target: { value: '20' } });
    await expect(risk).toHaveTextContent('With a 20% stop loss you could lose about $100.00 of your $500.00');
    for (const percent of [8, 11, 18]) {
      await fireEvent.change(open.getByRole('slider', { name: 'Stop Loss' }), { target: { value: `${percent}` } });
      await expect(risk).toHaveTextContent(`With an ${percent}% stop loss you could lose about $${percent * 5}.00 of`);
    }
    const range = open.getByText('5-8%');
    await expect(risk.compareDocumentPosition(range)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Below the range of a strategy, in the same size, a sentence says that it is not a forecast. */
export const NotAForecast = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-08', 'G-58'] },
  play: async () => {
    const open = await dialog();
    const sentence = open.getByText(
      'Illustrative range given by the operator. Period not stated. Not a forecast; you can lose everything you put in.',
    );
    await expect(sentence).toBeVisible();
    await expect(getComputedStyle(sentence).fontSize).toBe(getComputedStyle(open.getByText('5-8%')).fontSize);
    await expect(open.getByRole('group', { name: 'Strategy' }).nextElementSibling).toBe(sentence);
  },
});

Ready.test(
  'an amount outside its limits disables Start Bot and says why',
  { parameters: { requirements: ['BCFG-17', 'BCFG-20'] } },
  async ({ args }) => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    const start = open.getByRole('button', { name: 'Start Bot' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1250');
    await expect(start).not.toHaveAttribute('aria-disabled');
    await expect(open.getByText('This is your whole balance.')).toBeVisible();
    for (const typed of ['499.99', '1250.01', 'abc', '1300.00']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, `${typed}{Enter}`);
      await expect(amount).toHaveAccessibleDescription(`Min $500 · max $1,250.00 ${outOfLimits}`);
    }
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription(/^Amount must be between \$500 and \$1,250\.00 You can't stop/);
    await userEvent.click(start);
    await expect(args.onStartBot).not.toHaveBeenCalled();
  },
);

/** A minimum above the balance is the default, with its error message. */
export const MinimumOverBalance = meta.story({ args: { bot: live({ ...binance, minDeposit: decimal('2000.00') }) } });

MinimumOverBalance.test(
  'a minimum above the balance is the default, with its error message',
  { parameters: { requirements: ['G-60'] } },
  async () => {
    const open = await dialog();
    await expect(open.getByRole('textbox', { name: 'Amount' })).toHaveValue('2000.00');
    await expect(open.getByText('Amount must be between $2000 and $1,250.00')).toBeVisible();
    await expect(open.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
  },
);

/** With an unreadable minimum, the amount starts empty. */
export const NoMinimum = meta.story({ args: { bot: live({ ...binance, minDeposit: null }) } });

/** While the bot is being started, the button is disabled. */
export const Sending = meta.story({ args: { submission: { status: 'sending' } } });

Sending.test('while the bot is being started, the button is disabled', async ({ args }) => {
  const open = await dialog();
  await userEvent.click(open.getByRole('button', { name: 'Starting...' }));
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

Ready.test(
  'one submit starts one bot, however slow the host is and however long the key is held down',
  async ({ args }) => {
    const open = await dialog();
    const start = open.getByRole('button', { name: 'Start Bot' });
    clickThrice(start);
    const invest = await findInvest();
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await beforeTimers(async () => {
      clickThrice(invest);
      invest.focus();
      await holdEnter();
    });
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
);

/** Start Bot asks in a second step: the loss, what is invested and what is left come before the button. */
export const Asked = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-10', 'H-13', 'G-136'] },
  play: async ({ args }) => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await open.findByRole('heading', { name: 'Invest in Binance Pro Bot?' });
    await expect(screen.getByRole('dialog')).toHaveFocus();
    const invest = await findInvest('Invest $500.00');
    await expect(open.getByText(/you could lose about/)).toHaveTextContent('about $25.00 of your $500.00');
    const values = [...(await screen.findByRole('dialog')).querySelectorAll('dd')].map((one) => one.textContent);
    await expect(values).toEqual(['$500.00', 'Conservative', '5% · 10%', '5', '$750.00']);
    const getFontSize = (text: string | RegExp) => getComputedStyle(open.getByText(text)).fontSize;
    await expect([getFontSize(/you could lose about/), getFontSize('Only the operator can stop it.')]).toEqual([
      '16px',
      '16px',
    ]);
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await userEvent.click(invest);
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
});

Ready.test('in the first half second, and while a key is held down, nothing is invested', async ({ args }) => {
  const open = await dialog();
  await beforeTimers(async () => {
    open.getByRole('textbox', { name: 'Amount' }).focus();
    await holdEnter();
    const invest = open.getByRole('button', { name: 'Invest $500.00' });
    clickThrice(invest);
    invest.focus();
    await holdEnter();
  });
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

Ready.test(
  'a click at the place where Start Bot was meets the backdrop, which leaves the dialog open',
  async ({ args }) => {
    const open = await dialog();
    const start = open.getByRole('button', { name: 'Start Bot' });
    const { left, top, width, height } = start.getBoundingClientRect();
    await userEvent.click(start);
    await findInvest();
    const beside = document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement;
    await expect(beside.closest('[role="dialog"]')).toBeNull();
    await userEvent.click(beside);
    await expect(open.getByRole('heading', { name: 'Invest in Binance Pro Bot?' })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onStartBot).not.toHaveBeenCalled();
  },
);

Ready.test('on a phone, Back is where Start Bot was', { globals: phone }, async () => {
  const open = await dialog();
  const start = open.getByRole('button', { name: 'Start Bot' });
  const { left, top, width, height } = start.getBoundingClientRect();
  await userEvent.click(start);
  await findInvest();
  const back = open.getByRole('button', { name: 'Back' });
  await expect(back.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  await expect((await screen.findByRole('dialog')).scrollTop).toBe(0);
});

Ready.test('back leads to the form as it was left; Cancel closes the dialog', async ({ args }) => {
  const open = await dialog();
  const amount = () => open.getByRole('textbox', { name: 'Amount' });
  await userEvent.clear(amount());
  await userEvent.type(amount(), '640');
  await userEvent.type(amount(), '{Enter}');
  await findInvest('Invest $640.00');
  await userEvent.click(open.getByRole('button', { name: 'Back' }));
  await expect(screen.getByRole('dialog', { name: 'Configure Binance Pro Bot' })).toHaveFocus();
  await expect(amount()).toHaveValue('640');
  await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
  await userEvent.click(open.getByRole('button', { name: 'Cancel' }));
  await expect(args.onClose).toHaveBeenCalledOnce();
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

/** With One-click deal, Start Bot invests at once. */
export const OneClickDeal = meta.story({ args: { isOneClickDeal: true } });

OneClickDeal.test(
  'with One-click deal, Start Bot invests at once',
  { parameters: { requirements: ['SET-02', 'H-13'] } },
  async ({ args }) => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await expect(args.onStartBot).toHaveBeenCalledOnce();
    await expect(open.queryByRole('button', { name: /^Invest/ })).toBeNull();
  },
);

/** Makes the host give up. */
let giveUp = () => {};

/** A host that gives up and passes the same idle submission again. */
function GivingUp(props: BotConfigDialogProps) {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const start: BotConfigDialogProps['onStartBot'] = (order) => {
    props.onStartBot(order);
    setSubmission({ status: 'sending' });
    giveUp = () => setSubmission(IDLE);
  };
  return <BotConfigDialog {...props} submission={submission} onStartBot={start} />;
}

Ready.test(
  'start Bot works again after the host returns to the same idle submission',
  { render: (args) => <GivingUp {...args} /> },
  async ({ args }) => {
    const open = await dialog();
    await startBot();
    await open.findByRole('button', { name: 'Starting...' });
    giveUp();
    await open.findByRole('button', { name: 'Start Bot' });
    await startBot();
    await expect(args.onStartBot).toHaveBeenCalledTimes(2);
  },
);

/** After a failure the error is shown, and the bot can be started again. */
export const Failed = meta.story({ args: { submission: { status: 'failed', failure: serverFailure } } });

Failed.test('after a failure the error is shown, and the bot can be started again', async () => {
  const open = await dialog();
  await expect(open.getByRole('note')).toHaveTextContent('Server error. Please try again later.');
  await expect(open.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
});

/** A server's error of the amount is under it until the amount changes; the note keeps the whole message. */
export const ServerFieldError = meta.story({
  args: {
    submission: {
      status: 'failed',
      failure: { title: 'Error', message: 'Not with this amount.', fieldErrors: { amount: 'Whole dollars only.' } },
    },
  },
});

ServerFieldError.test(
  "a server's error of the amount is under it until the amount changes; the note keeps the whole message",
  async () => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAccessibleDescription(/Whole dollars only\.$/);
    await userEvent.type(amount, '{Backspace}');
    await expect(amount).toBeValid();
    await expect(open.getByRole('note')).toHaveTextContent('Not with this amount.');
  },
);

/** Rereads the history of the refused start. */
let readAgain = () => {};

/** A host that looks again whether a refused start was carried out. */
function LookingAgain(props: BotConfigDialogProps) {
  const [recheck, setRecheck] = useState<Recheck>({ status: 'reading' });
  useEffect(() => {
    readAgain = () => setRecheck(nothingFound);
  }, []);
  return (
    <>
      <p>History: {recheck.status}</p>
      <BotConfigDialog {...props} submission={refused(recheck, botOrder)} />
    </>
  );
}

Failed.test(
  'a question stays open while the history of an earlier, refused start is read',
  { render: (args) => <LookingAgain {...args} /> },
  async () => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await findInvest();
    readAgain();
    await screen.findByText('History: read');
    await expect(open.getByRole('heading', { name: 'Invest in Binance Pro Bot?' })).toBeVisible();
  },
);

const refusedBefore: Submission = { status: 'failed', failure: serverFailure };

Ready.test(
  'a failure from before the dialog was opened is about another attempt',
  { args: { submission: refusedBefore, past: refusedBefore } },
  async () => {
    const open = await dialog();
    await expect(open.queryByRole('note')).toBeNull();
    await expect(open.getByRole('button', { name: 'Start Bot' })).not.toHaveAttribute('aria-disabled');
  },
);

export const FailedLongText = meta.story({
  args: { submission: { status: 'failed', failure: longFailure }, bot: live({ ...longBot, minDeposit: decimal('1') }) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

/** After a lost answer, Start Bot is disabled while bots and balance are reread. */
export const Uncertain = meta.story({ args: { submission: uncertain({ status: 'reading' }, botOrder) } });

Uncertain.test('after a lost answer, Start Bot is disabled while bots and balance are reread', async ({ args }) => {
  const open = await dialog();
  await expect(open.getByRole('note')).toHaveTextContent("We don't know yet whether the bot was started.");
  await expect(open.getByRole('link', { name: 'Active Bots' })).toHaveAttribute('href', '/active-bots');
  const start = open.getByRole('button', { name: 'Start Bot' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription(/^Wait while we check your history and balance/);
  await userEvent.click(start);
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

/** The answer was lost, and the person's bots are read for the first time. */
export const Checking = meta.story({ args: { submission: checking(botOrder) } });

Checking.test("the answer was lost, and the person's bots are read for the first time", async ({ args }) => {
  const open = await dialog();
  await expect(open.getByRole('note')).toHaveTextContent('Checking whether the bot was started');
  await expect(open.queryByText(/^Balance after/)).toBeNull();
  const start = open.getByRole('button', { name: 'Start Bot' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(start);
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

/** A start the server accepted is not among the person's bots a minute later. Another bot can be started. */
export const AcceptedNotListed = meta.story({ args: { submission: unlisted(botOrder), isOneClickDeal: true } });

AcceptedNotListed.test(
  "a start the server accepted is not among the person's bots a minute later",
  async ({ args }) => {
    const open = await dialog();
    await expect(open.getByText('Accepted, not listed yet')).toBeVisible();
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
);

/** After a lost answer and a failed reread, the history can be checked again. */
export const UncertainReadFailed = meta.story({ args: { submission: uncertain(readFailed, botOrder) } });

UncertainReadFailed.test(
  'after a lost answer and a failed reread, the history can be checked again',
  async ({ args }) => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Start Bot' }));
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await userEvent.click(open.getByRole('button', { name: 'Check again' }));
    await expect(args.onReadAgain).toHaveBeenCalledOnce();
  },
);

/** After a lost answer whose bot is running, the form unlocks only on request. */
export const UncertainFound = meta.story({ args: { submission: uncertain(botFound, botOrder) } });

UncertainFound.test('after a lost answer whose bot is running, the form unlocks only on request', async ({ args }) => {
  const open = await dialog();
  const start = open.getByRole('button', { name: 'Start Bot' });
  await expect(start).toHaveAccessibleDescription(/unlock the form first\. You can't stop/);
  await userEvent.click(start);
  await userEvent.type(open.getByRole('textbox', { name: 'Amount' }), '{Enter}');
  await userEvent.click(open.getByRole('button', { name: 'Unlock the form' }));
  await expect(open.getByText(/is among your bots\. A new start will be a second one\.$/)).toBeVisible();
  await userEvent.click(open.getByRole('button', { name: 'Unlock' }));
  await expect(args.onUnlock).toHaveBeenCalledOnce();
  await expect(open.getByRole('heading', { name: 'Configure Binance Pro Bot' })).toHaveFocus();
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

/** On a phone the confirmation to unlock the form fits the dialog. */
export const UncertainPhone = meta.story({
  args: { submission: uncertain(botFound, botOrder) },
  globals: { viewport: { value: 'phone', isRotated: false } },
});

UncertainPhone.test('on a phone the confirmation to unlock the form fits the dialog', async () => {
  const open = await dialog();
  await userEvent.click(open.getByRole('button', { name: 'Unlock the form' }));
});

/** While another tab starts a bot, this one waits and says so. */
export const SendingElsewhere = meta.story({ args: { submission: { status: 'sending', isFromAnotherTab: true } } });

SendingElsewhere.test('while another tab starts a bot, this one waits and says so', async () => {
  const open = await dialog();
  await expect(open.getByRole('button', { name: 'Starting...' })).toHaveAccessibleDescription(
    /^Sent from another tab\. Wait for its answer\./,
  );
});

/** A sample bot says that the live list is read before anything starts. */
export const Sample = meta.story({ args: { bot: sample(sampleBot) } });

Sample.test(
  'a sample bot says that the live list is read before anything starts',
  { parameters: { requirements: ['G-48', 'H-11'] } },
  async () => {
    const open = await dialog();
    await expect(open.getByText('Sample')).toBeVisible();
    await expect(open.getByText('Sample bot: it starts only if it is on the live list.')).toBeVisible();
  },
);

Sample.test(
  'the badge of the bot opens its row above the dialog, which is there as it was once that is closed',
  { parameters: { requirements: ['H-30'] } },
  async ({ args }) => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '640');
    const badge = open.getByRole('button', { name: 'Sample' });
    await userEvent.click(badge);
    // Its code loads on demand.
    const list = await screen.findByRole('dialog', { name: 'About the figures' }, { timeout: 10_000 });
    await waitFor(() => expect(list.querySelector("[aria-current='true']")).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(list).not.toBeInTheDocument());
    await expect(badge).toHaveFocus();
    await expect(amount).toHaveValue('640');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
);

/** A bot in maintenance says so and cannot be started by button or Enter. */
export const InMaintenance = meta.story({ args: { bot: live({ ...binance, status: 'maintenance' }) } });

InMaintenance.test('a bot in maintenance says so and cannot be started by button or Enter', async ({ args }) => {
  const open = await dialog();
  await expect(open.getByText('This bot is in maintenance.', { selector: 'strong' })).toBeVisible();
  await expect(open.getByText('You can start it once it is active.')).toBeVisible();
  const start = open.getByRole('button', { name: 'Start Bot' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(start).toHaveAccessibleDescription('This bot is in maintenance.');
  await userEvent.click(start);
  await userEvent.type(open.getByRole('textbox', { name: 'Amount' }), '{Enter}');
  await expect(args.onStartBot).not.toHaveBeenCalled();
});

/** A bot that is not listed any more says so and cannot be started; what was typed stays. */
export const BotGone = meta.story({ args: { isGone: true, initialDraft: { amount: '812.40' } } });

BotGone.test(
  'a bot that is not listed any more says so and cannot be started; what was typed stays',
  async ({ args }) => {
    const open = await dialog();
    await expect(open.getByText("This bot isn't available right now.", { selector: 'strong' })).toBeVisible();
    await expect(open.getByText('Close this and choose another bot.')).toBeVisible();
    const start = open.getByRole('button', { name: 'Start Bot' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription("This bot isn't available right now.");
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.click(start);
    await userEvent.type(amount, '{Enter}');
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await expect(amount).toHaveValue('812.40');
  },
);

/** With a balance that could not be read, the amount is compared with nothing, and the bot cannot be started. */
export const BalanceUnknown = meta.story({ args: { balance: null, onRetryBalance: fn() } });

/** What it says. */
export const BalanceUnknownTest = BalanceUnknown.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-46'] },
  play: async ({ args }) => {
    const open = await dialog();
    await expect(open.getByText(/available balance —/)).toBeVisible();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await expect(amount).toHaveAccessibleDescription('Min $500');
    await expect(open.queryByRole('button', { name: 'Max' })).toBeNull();
    await expect(open.queryByText(/^Balance after|whole balance/)).toBeNull();
    const start = open.getByRole('button', { name: 'Start Bot' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await expect(start).toHaveAccessibleDescription('Your balance could not be read.');
    await userEvent.click(start);
    await userEvent.type(amount, '{Enter}');
    await expect(args.onStartBot).not.toHaveBeenCalled();
    await userEvent.clear(amount);
    await userEvent.type(amount, '499');
    await expect(amount).toHaveAccessibleDescription('Min $500 Amount must be at least $500');
    await userEvent.click(open.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryBalance).toHaveBeenCalledOnce();
  },
});

export const BalanceUnknownPhone = BalanceUnknownTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });

/** An unknown status is shown as it was sent. */
export const OtherStatus = meta.story({ args: { bot: live({ ...binance, status: 'Liquidating' }) } });

OtherStatus.test('an unknown status is shown as it was sent', async () => {
  const open = await dialog();
  await expect(open.getByText('The status of this bot is “Liquidating”.', { selector: 'strong' })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
});

/** A bot without a status cannot be started. */
export const NoStatus = meta.story({ args: { bot: live({ ...binance, status: '' }) } });

NoStatus.test('a bot without a status cannot be started', async () => {
  const open = await dialog();
  await expect(open.getByText('The status of this bot is unknown.', { selector: 'strong' })).toBeVisible();
  await expect(open.getByRole('button', { name: 'Start Bot' })).toHaveAttribute('aria-disabled', 'true');
});

Ready.test(
  'a bot whose status is active in any letter case can be started',
  { args: { bot: live({ ...binance, status: 'ACTIVE' }) } },
  async ({ args }) => {
    const open = await dialog();
    await expect(open.queryByText(/once it is active/)).toBeNull();
    await startBot();
    await expect(args.onStartBot).toHaveBeenCalledOnce();
  },
);

/** A bot in maintenance shows its status beside Start Bot as well, at the end of the scrolled dialog. */
export const InMaintenancePhone = meta.story({
  args: { bot: live({ ...binance, status: 'maintenance' }) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

InMaintenancePhone.test(
  'a bot in maintenance shows its status beside Start Bot as well, at the end of the scrolled dialog',
  async () => {
    const open = await dialog();
    open.getByRole('slider', { name: 'Max Concurrent Trades' }).scrollIntoView();
    const start = open.getByRole('button', { name: 'Start Bot' });
    const reason = open.getAllByText('This bot is in maintenance.').at(-1);
    const distance = start.getBoundingClientRect().top - (reason?.getBoundingClientRect().bottom ?? 0);
    await expect(distance).toBeGreaterThanOrEqual(0);
    await expect(distance).toBeLessThan(40);
  },
);

/** A balance that is not live has a badge beside the figure. */
export const SavedBalance = meta.story({
  args: { balance: { value: decimal('1250'), provenance: 'derived' }, bot: sample(sampleBot) },
});

SavedBalance.test('a balance that is not live has a badge beside the figure', async () => {
  const open = await dialog();
  await expect(open.getByText(/available balance \$1,250\.00/)).toBeVisible();
  await expect(open.getByText('Not yet confirmed')).toHaveAttribute('data-provenance', 'derived');
});

/** Starts with the amount typed before signing in again. */
export const RestoredDraft = meta.story({ args: { initialDraft: { amount: '812.40' } } });

RestoredDraft.test('starts with the amount typed before signing in again', async () => {
  const open = await dialog();
  await expect(open.getByRole('textbox', { name: 'Amount' })).toHaveValue('812.40');
  await expect(open.getByRole('slider', { name: 'Stop Loss' })).toHaveValue('5');
});

Ready.test(
  'cancel and Escape close the dialog without a call to the host',
  { parameters: { requirements: ['BCFG-15'] } },
  async ({ args }) => {
    const open = await dialog();
    await userEvent.click(open.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onStartBot).not.toHaveBeenCalled();
  },
);

export const Phone = meta.story({ globals: phone });

Phone.test(
  'says what it says on a wide screen',
  ...onPhone(ReadyTest, Strategies, Sliders, RiskLevelNotSent, NotAForecast, LossFirst, Amount),
);

export const ConfiguredPhone = Configured.extend({ tags: ['!dev', '!autodocs'], globals: phone });

Ready.test(
  'an error message fits the narrowest screen',
  { globals: { viewport: { value: 'narrowest', isRotated: false } } },
  async ({ canvasElement: { ownerDocument } }) => {
    const open = await dialog();
    const amount = open.getByRole('textbox', { name: 'Amount' });
    await userEvent.clear(amount);
    await userEvent.type(amount, '1300');
    await expect(open.getByText(outOfLimits)).toBeVisible();
    await expect(ownerDocument.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
