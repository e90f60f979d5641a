import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { currencies } from '../../packages/ui/src/fixtures/currencies.js';
import { depositAddress } from '../../packages/ui/src/fixtures/deposits.js';
import type { DepositAddress } from '../../packages/ui/src/model/Deposit.js';
import { IDLE, type Submission } from '../../packages/ui/src/model/Submission.js';
import { DepositScreen } from '../../packages/ui/src/screens/DepositScreen/DepositScreen.js';
import { withShell } from '../decorators/withShell.js';
import preview from '../preview.js';

/** The deposit screen with a host that answers at once, from the empty form to the address. */
function DepositFlow() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [created, setCreated] = useState<readonly DepositAddress[]>([]);
  const [openInfoId, setOpenInfoId] = useState<string | null>(null);
  return (
    <DepositScreen
      currencies={{ status: 'ready', data: currencies }}
      submission={submission}
      created={created}
      openInfoId={openInfoId}
      onCreateDeposit={({ currency, amount }) => {
        setSubmission({ status: 'succeeded' });
        setCreated([{ ...depositAddress, currency, amount }]);
        setOpenInfoId(depositAddress.id);
      }}
      onToggleInfo={({ id }) => setOpenInfoId(id)}
      onCopy={() => Promise.resolve()}
      onRetry={() => undefined}
      onReadAgain={() => undefined}
      onUnlock={() => undefined}
      onGoBack={() => undefined}
      onNotify={() => undefined}
    />
  );
}

const meta = preview.meta({
  component: DepositFlow,
  decorators: [withShell],
  parameters: { shell: { current: 'deposit' } },
});

export const FromFormToAddress = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /Ethereum/ }));
    await userEvent.type(canvas.getByLabelText('Amount (ETH)'), '0.25');
    await userEvent.click(canvas.getByRole('button', { name: 'Create Deposit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deposit Info' }));
    // Dialogs fade in.
    await waitFor(() => expect(dialog.getByText('Send 0.25 ETH to this address')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show QR code' }));
    const again = await screen.findByRole('dialog', { name: 'Deposit Info' });
    await waitFor(() => expect(again).toBeVisible());
  },
});
