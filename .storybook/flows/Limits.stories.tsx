import { expect, screen, userEvent, within } from 'storybook/test';
import * as botConfigDialog from '../../packages/ui/src/components/BotConfigDialog/BotConfigDialog.stories.js';
import type { Limits } from '../../packages/ui/src/model/limits.js';
import { live } from '../../packages/ui/src/model/Provenance.js';
import { decimal } from '../../packages/ui/src/money/decimal.js';
import { UiProvider } from '../../packages/ui/src/provider/UiProvider.js';
import * as signupScreen from '../../packages/ui/src/screens/SignupScreen/SignupScreen.stories.js';
import * as withdrawScreen from '../../packages/ui/src/screens/WithdrawScreen/WithdrawScreen.stories.js';
import { storyTime } from '../decorators/withProvider.js';
import preview from '../preview.js';
import { type AnyStory, ShownStory } from './shownStories.js';

const now = () => storyTime;

const others: Limits = {
  minimumWithdrawal: decimal('25'),
  minimumAddressLength: 12,
  minimumPasswordLength: 9,
  botSettings: {
    stopLoss: { min: 2, max: 18, initial: 6 },
    takeProfit: { min: 7, max: 45, initial: 11 },
    maxTrades: { min: 3, max: 14, initial: 4 },
  },
};

interface UnderOtherLimitsProps {
  readonly story: AnyStory;
  readonly limits?: Partial<Limits>;
  /** Props instead of those of the story. */
  readonly props?: object;
}

function UnderOtherLimits({ story, limits = others, props }: UnderOtherLimitsProps) {
  return (
    <UiProvider now={now} timeZone="UTC" limits={limits}>
      <ShownStory story={story} props={props} />
    </UiProvider>
  );
}

const meta = preview.meta({
  title: 'Limits',
  component: UnderOtherLimits,
  tags: ['!dev', '!autodocs'],
  // Each of these is checked by its own stories.
  parameters: { a11y: { test: 'off' } },
});

/** All that is shown and read aloud, dialogs included. */
function readPage(): string {
  const attributes = ['aria-label', 'aria-valuetext', 'placeholder', 'title'];
  const spoken = [...document.body.querySelectorAll('*')].flatMap((one) =>
    attributes.map((name) => one.getAttribute(name) ?? ''),
  );
  return [document.body.innerText, ...spoken].join('\n');
}

/** The built-in limits as texts name them; `$50.00` is an amount. */
const builtIn = [/\$50(?!\d|[.,]\d)/, /\b(8|10) (or more )?characters/, /\b(1 to 20|5 to 50|1 to 10)\b/];

async function expectNoBuiltIn() {
  for (const limit of builtIn) await expect(readPage()).not.toMatch(limit);
}

export const Withdraw = meta.story({
  args: { story: withdrawScreen.Ready },
  play: async ({ canvas }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount (USD)' });
    await expect(canvas.getByText('Minimum withdrawal is $25 USD.')).toBeVisible();
    await expect(amount).toHaveAccessibleDescription('Min $25 · max $1,250.00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wallet address' }), '12345678901');
    await expect(canvas.getByText('Address must be at least 12 characters long')).toBeVisible();
    await userEvent.type(amount, '24.99');
    await expect(canvas.getByText('Minimum withdrawal is $25 USD')).toBeVisible();
    await expectNoBuiltIn();
    await userEvent.clear(amount);
    await userEvent.type(amount, '25');
    await expect(amount).toBeValid();
  },
});

/** A host that states one limit has the others built in. */
export const OneLimit = meta.story({
  args: {
    story: withdrawScreen.Ready,
    limits: { minimumWithdrawal: decimal('25') },
    props: { balance: live(decimal('25')) },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Amount (USD)' }), '25.00');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wallet address' }), '0x1234567');
    await expect(canvas.getByText('Address must be at least 10 characters long')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Wallet address' }), '8');
    await expect(canvas.getByRole('button', { name: 'Withdraw $25.00' })).not.toHaveAttribute('aria-disabled', 'true');
  },
});

export const Signup = meta.story({
  args: { story: signupScreen.Ready },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Must be at least 9 characters long')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'viewer@example.com');
    await userEvent.type(canvas.getByLabelText('Password'), 'eight888');
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByText('Password must be at least 9 characters long')).toBeVisible();
    await expectNoBuiltIn();
  },
});

/** The scale of a slider names its ends, and of the values between them those that are left. */
export const Bot = meta.story({
  args: { story: botConfigDialog.Ready },
  play: async () => {
    const open = within(await screen.findByRole('dialog'));
    for (const [name, limits] of [
      ['Stop Loss', others.botSettings.stopLoss],
      ['Take Profit', others.botSettings.takeProfit],
      ['Max Concurrent Trades', others.botSettings.maxTrades],
    ] as const) {
      const slider = open.getByRole<HTMLInputElement>('slider', { name });
      const { min, max, valueAsNumber: initial } = slider;
      await expect({ min: Number(min), max: Number(max), initial }).toEqual(limits);
    }
    for (const mark of ['2%', '18%', '7%', '45%']) await expect(open.getByText(mark)).toBeVisible();
    await expectNoBuiltIn();
  },
});
