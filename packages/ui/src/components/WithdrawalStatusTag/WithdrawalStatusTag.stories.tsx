import preview from '../../../../../.storybook/preview.js';
import { WithdrawalStatusTag } from './WithdrawalStatusTag.js';

const meta = preview.meta({ component: WithdrawalStatusTag, args: { status: 'pending' } });

export const Pending = meta.story({});
export const Processing = meta.story({ args: { status: 'processing' } });
export const Completed = meta.story({ args: { status: 'completed' } });
export const Failed = meta.story({ args: { status: 'failed' } });
export const Cancelled = meta.story({ args: { status: 'cancelled' } });
export const Unknown = meta.story({ args: { status: 'on_hold' } });
