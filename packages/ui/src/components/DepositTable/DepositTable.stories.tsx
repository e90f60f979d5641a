import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.js';
import { deposits } from '../../fixtures/deposits.js';
import { decimal } from '../../money/decimal.js';
import { Card } from '../../primitives/Card/Card.js';
import { NEWEST_FIRST } from '../../rules/depositHistory.js';
import { DepositTable } from './DepositTable.js';

const meta = preview.meta({
  component: DepositTable,
  args: { deposits, sort: NEWEST_FIRST, onChangeSort: fn() },
  render: (args) => (
    <Card as="div" data-flush>
      <DepositTable {...args} />
    </Card>
  ),
});

export const Ready = meta.story({
  name: 'DHIST-05 DHIST-07 DHIST-09 shows coin, amount, date and id',
  play: async ({ canvasElement }) => {
    const row = within(canvasElement).getAllByRole('row')[1];
    await expect(row).toHaveTextContent('Ethereum ETH');
    await expect(row).toHaveTextContent('0.25000000 ETH');
    await expect(row).toHaveTextContent('Jul 12, 2026, 13:49 UTC');
    await expect(row).toHaveTextContent('193139650');
  },
});

export const Sorting = meta.story({
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement);
    await expect(table.getByRole('columnheader', { name: 'Date' })).toHaveAttribute('aria-sort', 'descending');
    await userEvent.click(table.getByRole('button', { name: 'Date' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'date', direction: 'ascending' });
    await userEvent.click(table.getByRole('button', { name: 'Amount' }));
    await expect(args.onChangeSort).toHaveBeenLastCalledWith({ key: 'amount', direction: 'descending' });
  },
});

export const LongText = meta.story({
  args: {
    deposits: [
      {
        id: 9,
        currency: 'VERYLONGCO',
        currencyName: 'A coin with a name that somebody wrote without thinking of narrow screens',
        amount: decimal('1234567890123456.123456789'),
        status: 'A_STATUS_NOBODY_KNOWS_AND_THAT_IS_LONG',
        createdAt: 'the day before yesterday',
        transactionId: 'a8f5f167f44f4964e6c998dee827110ca8f5f167f44f4964e6c998dee827110c',
      },
      ...deposits,
    ],
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone', isRotated: false } } });
