import { expect, within } from 'storybook/test';
import { inNewYork } from '../../../../../.storybook/decorators/inNewYork.js';
import preview from '../../../../../.storybook/preview.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import { date } from '../../fixtures/time.js';
import type { Investment } from '../../model/Investment.js';
import { EquityLine } from './EquityLine.js';

const [gain, loss] = investments as readonly [Investment, Investment, ...Investment[]];

const meta = preview.meta({
  component: EquityLine,
  args: { investment: gain },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '18rem' }}>
        <Story />
      </div>
    ),
  ],
});

export const Gain = meta.story({
  name: 'The line says from how many log entries it was rebuilt',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const label = 'Value at each growth log (6 in all), Jul 7 to Jul 12';
    await expect(canvas.getByRole('img', { name: label })).toBeVisible();
    const source = canvas.getByText('Rebuilt from 6 log entries');
    await expect(source).toHaveAttribute('data-provenance', 'derived');
  },
});

export const Loss = meta.story({ args: { investment: loss } });

export const OneLog = meta.story({
  args: { investment: { ...gain, growthLogs: gain.growthLogs.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Rebuilt from 1 log entry')).toBeVisible();
  },
});

export const DatesOnly = meta.story({
  name: 'Logs that are plain dates are labelled with those days in every zone',
  args: {
    investment: {
      ...gain,
      growthLogs: gain.growthLogs.map((log, at) => ({ ...log, date: date(`2026-03-0${at + 3}`) })),
    },
  },
  decorators: [inNewYork],
  play: async ({ canvasElement }) => {
    const label = 'Value at each growth log (6 in all), Mar 3 to Mar 8';
    await expect(within(canvasElement).getByRole('img', { name: label })).toBeVisible();
  },
});

export const UnreadableDate = meta.story({ args: { investment: oddInvestment } });

export const NoLogs = meta.story({
  args: { investment: stoppedInvestment },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('No results yet')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
