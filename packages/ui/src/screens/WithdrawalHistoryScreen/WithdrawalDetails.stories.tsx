import { fn } from 'storybook/test';
import preview from '#.storybook/preview.js';
import { withdrawals } from '../../fixtures/withdrawals.js';
import type { WithdrawalRecord } from '../../model/Withdrawal.js';
import { WithdrawalDetails } from './WithdrawalDetails.js';

const withdrawal = withdrawals[0] as WithdrawalRecord;

const meta = preview.meta({
  title: 'Internals/WithdrawalDetailsDialog',
  tags: ['internal'],
  component: WithdrawalDetails,
  args: { withdrawal, onClose: fn(), onCopy: fn(async () => {}) },
});

/** All that is known of a withdrawal. */
export const Ready = meta.story();
