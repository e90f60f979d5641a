import { expect, fn, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { GuideCards } from './GuideCards.js';

const meta = preview.meta({
  title: 'Internals/GuideCards',
  tags: ['internal'],
  component: GuideCards,
  args: { onOpenGuide: fn() },
});

/** Four cards, each with the id of its guide. */
export const Four = meta.story();

/** What it says. */
export const FourTest = Four.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['SUP-04'] },
  play: async ({ args, canvas }) => {
    const cards = canvas.getAllByRole('button');
    const ids = ['trading-platform', 'deposit-guide', 'trading-robot', 'account-settings'];
    await expect(cards.map((card) => card.dataset['guide'])).toEqual(ids);
    for (const [index, card] of cards.entries()) {
      await userEvent.click(card);
      await expect(args.onOpenGuide).toHaveBeenLastCalledWith(ids[index]);
    }
    await expect(cards[1]).toHaveAccessibleName('Deposit guide Create an address, send ETH, follow the confirmation.');
  },
});

export const Phone = FourTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});
