import { fn } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { deposits } from '../../fixtures/deposits.js';
import type { DepositRecord } from '../../model/Deposit.js';
import { DepositDetails } from './DepositDetails.js';

const deposit = deposits[0] as DepositRecord;

const meta = preview.meta({
  title: 'Internals/DepositDetailsDialog',
  tags: ['internal'],
  component: DepositDetails,
  args: { deposit, onClose: fn(), onCopy: fn(async () => {}) },
});

/** All that is known of a deposit. */
export const Ready = meta.story();

/** A final status explains itself. */
export const Expired = meta.story({ args: { deposit: { ...deposit, status: 'expired' } } });
