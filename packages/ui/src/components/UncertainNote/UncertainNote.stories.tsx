import { expect, within } from 'storybook/test';
import { storyTime } from '../../../../../.storybook/decorators/withProvider.js';
import preview from '../../../../../.storybook/preview.js';
import { UncertainNote, type UncertainNoteProps } from './UncertainNote.js';

const args: UncertainNoteProps = { since: storyTime, summary: '$312.50 as ETH', history: 'withdrawalHistory' };

const meta = preview.meta({ component: UncertainNote, args });

export const Withdrawal = meta.story({
  play: async ({ canvasElement }) => {
    const note = within(canvasElement);
    await expect(note.getByText('Sent Jul 12, 2026, 14:02 UTC · $312.50 as ETH')).toBeVisible();
    await expect(note.getByRole('link', { name: 'Withdrawal History' })).toBeVisible();
  },
});

export const Deposit = meta.story({ args: { summary: '0.25 ETH', history: 'depositHistory' } });

export const Bot = meta.story({ args: { summary: '$500.00', history: 'activeBots' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
