import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { onPhone, phone } from '../../fixtures/onPhone.js';
import { getColorName } from '../../fixtures/colors.js';
import { investments, oddInvestment, stoppedInvestment } from '../../fixtures/investments.js';
import type { Investment } from '../../model/Investment.js';
import { Card } from '../../primitives/Card/Card.js';
import { InvestmentRow } from './InvestmentRow.js';

const [gain, loss, paused] = investments as readonly [Investment, Investment, Investment];

const meta = preview.meta({
  title: 'Components/InvestmentRow',
  tags: ['beta'],
  component: InvestmentRow,
  args: { investment: gain },
  decorators: [
    (Story) => (
      <Card as="div" isFlush>
        {/* The heading that rows have above them on their screen. */}
        <h2 hidden>Investments</h2>
        <ul>
          <Story />
        </ul>
      </Card>
    ),
  ],
});

/** Each figure under its name, with the colour of a change. */
function readFigures(canvasElement: HTMLElement): readonly (readonly (string | null)[])[] {
  const row = within(canvasElement);
  const names = row.getAllByRole('term').map((name) => name.textContent);
  return row.getAllByRole('definition').map((figure, at) => {
    const color = getColorName(figure.querySelector('[data-sign]') ?? figure);
    return [names[at] ?? null, figure.textContent, color];
  });
}

/** Shows exchange, risk and the four figures. */
export const Gain = meta.story();

/** What it says. */
export const GainTest = Gain.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-07', 'ACT-08', 'ACT-11'] },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByText('Binance')).toBeVisible();
    await expect(row.getByText('Medium risk')).toBeVisible();
    await expect(readFigures(canvasElement)).toEqual([
      ['Initial', '$500.00', 'grey'],
      ['Current', '$512.40', 'grey'],
      ['Return', '+$12.40', 'green'],
      ['Return %', '+2.48%', 'green'],
    ]);
  },
});

Gain.test(
  'each known exchange has a neutral icon that is not a logo, and its name',
  {
    parameters: { requirements: ['ACT-07', 'G-134'] },
    render: () => (
      <>
        {[gain, loss, paused].map((investment) => (
          <InvestmentRow key={investment.id} investment={investment} />
        ))}
      </>
    ),
  },
  async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('listitem');
    const pictures = rows.map((row) => row.querySelector('path')?.getAttribute('d'));
    await expect(new Set(pictures).size).toBe(3);
    await expect(canvasElement.querySelectorAll('img, image, picture')).toHaveLength(0);
    for (const [index, exchange] of ['Binance', 'OKX', 'Bybit'].entries()) {
      await expect(within(rows[index] as HTMLElement).getByText(exchange)).toBeVisible();
    }
  },
);

/** Each risk level has a badge of its own. */
export const Risks = meta.story({
  render: () => (
    <>
      {[gain, loss, paused].map((investment) => (
        <InvestmentRow key={investment.id} investment={investment} />
      ))}
    </>
  ),
});

Risks.test(
  'each risk level has a badge of its own',
  { parameters: { requirements: ['ACT-08'] } },
  async ({ canvasElement }) => {
    const filled = ['Low risk', 'Medium risk', 'High risk'].map((words) =>
      within(canvasElement)
        .getByText(words)
        .closest('[data-tone]')
        ?.querySelector('[data-filled]')
        ?.getAttribute('data-filled'),
    );
    await expect(filled).toEqual(['1', '2', '3']);
  },
);

/** A loss has a minus sign and its own colour. */
export const Loss = meta.story({ args: { investment: loss } });

Loss.test(
  'a loss has a minus sign and its own colour',
  { parameters: { requirements: ['ACT-11'] } },
  async ({ canvasElement }) => {
    await expect(readFigures(canvasElement)).toEqual([
      ['Initial', '$600.00', 'grey'],
      ['Current', '$591.36', 'grey'],
      ['Return', '−$8.64', 'red'],
      ['Return %', '−1.44%', 'red'],
    ]);
  },
);

/** A paused investment has its own badge. */
export const Paused = meta.story({ args: { investment: paused } });

/** A stopped investment has its own badge. */
export const Stopped = meta.story({ args: { investment: stoppedInvestment } });

/** Unexpected server data does not break the row. */
export const UnexpectedData = meta.story({ args: { investment: oddInvestment } });

/** What it says. */
export const UnexpectedDataTest = UnexpectedData.extend({
  tags: ['!dev', '!autodocs'],
  parameters: { requirements: ['ACT-10', 'G-A04', 'G-123'] },
  play: async ({ canvasElement }) => {
    const row = within(canvasElement);
    await expect(row.getByText('Unknown exchange')).toBeVisible();
    await expect(row.getByText('Liquidating')).toBeVisible();
    await expect(row.getByText('—')).toBeVisible();
  },
});

/** An unknown exchange keeps its name and gets the generic icon. */
export const OtherExchange = meta.story({
  args: { investment: { ...gain, bot: { name: 'Some Bot', exchange: 'Kraken', riskLevel: 'Medium' } } },
});

OtherExchange.test(
  'an unknown exchange keeps its name and gets the generic icon',
  { parameters: { requirements: ['G-123'] } },
  async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Kraken')).toBeVisible();
    await expect(within(canvasElement).getByRole('listitem').querySelector('svg')).toBeInTheDocument();
  },
);

export const UnexpectedDataPhone = UnexpectedDataTest.extend({
  tags: ['!dev', '!autodocs'],
  globals: { viewport: { value: 'narrowest', isRotated: false } },
});

export const Phone = meta.story({ globals: phone });

Phone.test('says what it says on a wide screen', ...onPhone(GainTest));
