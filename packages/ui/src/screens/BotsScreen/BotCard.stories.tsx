import { expect, fireEvent, fn, screen, userEvent, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { getColorName } from '../../fixtures/colors.js';
import { bots, longBot } from '../../fixtures/bots.js';
import type { Bot } from '../../model/Bot.js';
import { fallbackBots } from '../../samples/fallbackBots.js';
import { live, sample } from '../../model/Provenance.js';
import { decimal } from '../../money/decimal.js';
import { BotCard } from './BotCard.js';

const [binance, , bybit] = bots as readonly [Bot, Bot, Bot];
const [sampleBot] = fallbackBots as readonly [Bot, ...Bot[]];

const meta = preview.meta({
  title: 'Components/BotCard',
  tags: ['beta'],
  component: BotCard,
  args: { bot: live(binance), lock: 'unlocked' as const, onChooseBot: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '23rem' }}>
        {/* The heading that cards have above them on their screen. */}
        <h2 hidden>Bots</h2>
        <Story />
      </div>
    ),
  ],
});

/** Shows everything about a bot and lets it be configured. */
export const Unlocked = meta.story();

/** What it says. */
export const UnlockedTest = Unlocked.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BOTS-11', 'BOTS-17'] },
  play: async ({ args, canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Reported by the platform')).toBeVisible();
    await expect(card.queryByText('Sample')).toBeNull();
    const figures = card.getAllByRole('definition').map((figure) => figure.textContent);
    await expect(figures).toEqual(['Medium', '$500', '87%', '18.5% a month']);
    await expect(card.getByRole('heading', { name: 'Binance Pro Bot' })).toBeVisible();
    await expect(card.getByText('Binance')).toBeVisible();
    await expect(card.getByText(binance.description)).toBeVisible();
    await expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([...binance.features]);
    await expect(card.getByText('Active')).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Configure Bot' }));
    await expect(args.onChooseBot).toHaveBeenCalledWith({ bot: args.bot, lock: 'unlocked' });
  },
});

/** What it has returned to the person stands beside what is reported, in its place. */
export const Measured = meta.story({
  args: {
    measured: {
      status: 'measured' as const,
      percent: decimal('-0.42'),
      result: decimal('-10.50'),
      invested: decimal('2500'),
    },
  },
});

Measured.test(
  'what it has returned to the person stands beside what is reported, in its place',
  { parameters: { requirements: ['ACT-20'] } },
  async ({ canvasElement }) => {
    const figures = within(canvasElement).getAllByRole('definition');
    await expect(figures.map((figure) => figure.textContent)).toEqual([
      'Medium',
      '$500',
      '87%',
      '18.5% a month',
      '−0.4% in 30 days',
    ]);
  },
);

Unlocked.test(
  'a click anywhere on the card does what its button does, once, and moves focus there',
  async ({ args, canvasElement }) => {
    const card = within(canvasElement);
    const article = card.getByRole('article');
    await expect(getComputedStyle(article).cursor).toBe('pointer');
    const button = card.getByRole('button');
    const places = [article, card.getByRole('heading'), card.getByText('87%'), button];
    for (const [index, place] of places.entries()) {
      await userEvent.click(place);
      await expect(args.onChooseBot).toHaveBeenCalledTimes(index + 1);
      await expect(args.onChooseBot).toHaveBeenLastCalledWith({ bot: args.bot, lock: 'unlocked' });
      await expect(button).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onChooseBot).toHaveBeenCalledTimes(places.length + 1);
  },
);

Unlocked.test('keyboards and screen readers find a single button', async ({ canvasElement }) => {
  const card = within(canvasElement);
  await expect(card.getAllByRole('button')).toHaveLength(1);
  await expect(card.queryByRole('link')).toBeNull();
  await userEvent.tab();
  await expect(card.getByRole('button', { name: 'Configure Bot' })).toHaveFocus();
  await userEvent.tab();
  await expect(canvasElement).not.toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement);
});

Unlocked.test('selecting text on the card, to copy it, does not count as a click', async ({ args, canvasElement }) => {
  const card = within(canvasElement);
  const description = card.getByText(binance.description);
  const selection = canvasElement.ownerDocument.getSelection();
  selection?.selectAllChildren(description);
  await fireEvent.click(description);
  await expect(args.onChooseBot).not.toHaveBeenCalled();
  await fireEvent.click(card.getByRole('button'));
  await expect(args.onChooseBot).toHaveBeenCalledOnce();
  selection?.removeAllRanges();
  await fireEvent.click(description);
  await expect(args.onChooseBot).toHaveBeenCalledTimes(2);
});

/** Reported figures say who reports them and have no colour of their own. */
export const Reported = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['H-09', 'G-62'] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Success rate, reported')).toBeVisible();
    await expect(card.getByText('Reported by the platform')).toBeVisible();
    const [risk, minimum, success, monthly] = card.getAllByRole('definition').map((figure) => getComputedStyle(figure));
    await expect([success?.color, monthly?.color]).toEqual([minimum?.color, risk?.color]);
  },
});

/** Exchanges are named in plain text beside a neutral icon that is not a logo. */
export const NeutralIcons = meta.story({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['G-134', 'H-26'] },
  play: async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Binance')).toBeVisible();
    await expect(canvasElement.querySelectorAll('img, image, picture')).toHaveLength(0);
    await expect(card.getByText('Medium').querySelector('[aria-hidden="true"]')).toBeInTheDocument();
  },
});

/** The description of a sample bot claims no results. */
export const FallbackTexts = meta.story({
  render: ({ onChooseBot }) => (
    <>
      {fallbackBots.map((bot) => (
        <BotCard key={bot.id} bot={sample(bot)} lock="unlocked" onChooseBot={onChooseBot} />
      ))}
    </>
  ),
});

FallbackTexts.test(
  'the description of a sample bot claims no results',
  { parameters: { requirements: ['G-50'] } },
  async ({ canvasElement }) => {
    const texts = [...canvasElement.querySelectorAll('article > p:not(.ep-caption), article li')];
    await expect(texts).toHaveLength(3 * (1 + 4));
    for (const words of texts) await expect(words.textContent).not.toMatch(/profit|earn|gain|return|guarante|best|%/i);
  },
);

/** A bot that needs a larger balance says how much. */
export const Locked = meta.story({ args: { bot: live(bybit), lock: 'locked', missing: decimal('1587.4') } });

/** What it says. */
export const LockedTest = Locked.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['BOTS-16', 'G-55'] },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Need $2000' });
    await expect([getColorName(button), getColorName(button, 'borderTopColor')]).toEqual(['red', 'red']);
    const link = canvas.getByRole('link', { name: 'Deposit $1,587.40 more' });
    await expect(link).toHaveAttribute('href', `/deposit?bot=${bybit.id}`);
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.onChooseBot).not.toHaveBeenCalled();
  },
});

/** Without any deposit, the bot asks for one. */
export const NoDeposit = meta.story({ args: { lock: 'noDeposit' } });

NoDeposit.test(
  'without any deposit, the bot asks for one',
  { parameters: { requirements: ['BOTS-15'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Deposit Required' })).toBeVisible();
  },
);

/** While the balance is not known, nothing asks for a deposit, and the bot cannot be configured. */
export const BalanceUnknown = meta.story({ args: { lock: 'unknownBalance' } });

BalanceUnknown.test(
  'while the balance is not known, nothing asks for a deposit, and the bot cannot be configured',
  async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Configure Bot' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Binance Pro Bot Balance unavailable');
    await userEvent.click(button);
    await userEvent.click(canvas.getByRole('heading'));
    await expect(args.onChooseBot).not.toHaveBeenCalled();
  },
);

/** A sample bot is labelled as one beside its status. */
export const Sample = meta.story({ args: { bot: sample(sampleBot) } });

Sample.test(
  'a sample bot is labelled as one beside its status',
  { parameters: { requirements: ['H-09', 'H-11'] } },
  async ({ canvasElement }) => {
    const card = within(canvasElement);
    await expect(card.getByText('Sample')).toBeVisible();
    await expect(card.getByText('Active')).toBeVisible();
    await expect(card.queryByText('Reported by the platform')).toBeNull();
  },
);

Sample.test(
  'its badge explains what a sample is, and the card is not chosen, neither by the badge nor in the dialog',
  { parameters: { requirements: ['H-30'] } },
  async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sample' }));
    // Its code loads on demand.
    const dialog = await screen.findByRole('dialog', { name: 'About the figures' }, { timeout: 10_000 });
    const row = dialog.querySelector<HTMLElement>("[aria-current='true']");
    await expect(row).toHaveTextContent('Bots and their figures');
    await userEvent.click(within(dialog).getByText('Bots and their figures', { selector: '[aria-current] *' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onChooseBot).not.toHaveBeenCalled();
  },
);

/** A bot from an earlier read has a badge. */
export const Saved = meta.story({ args: { bot: { value: binance, provenance: 'cached' } } });

export const LongText = meta.story({ args: { bot: live(longBot), lock: 'locked' } });

export const Narrowest = meta.story({
  args: { bot: sample(sampleBot) },
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(Reported, NeutralIcons, UnlockedTest));

export const LockedPhone = LockedTest.extend({ tags: ['!dev', '!autodocs'], globals: phone });
