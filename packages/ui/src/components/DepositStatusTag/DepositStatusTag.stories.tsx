import preview from '../../../../../.storybook/preview.js';
import { depositStatuses } from '../../model/Deposit.js';
import { Row } from '../../primitives/Layout/Layout.js';
import { DepositStatusTag } from './DepositStatusTag.js';

const meta = preview.meta({ component: DepositStatusTag, args: { status: 'pending' } });

export const Pending = meta.story({});

export const Family = meta.story({
  name: 'DHIST-10 an unknown status looks like pending',
  render: () => (
    <Row>
      {[...depositStatuses, 'underpaid', 'manual_accept'].map((status) => (
        <DepositStatusTag key={status} status={status} />
      ))}
    </Row>
  ),
});
