import { type Toast, ToastRegion } from '@etherpilot/ui';
import { type DepositAddress, IDLE, type Submission, type SupportedCurrency } from '@etherpilot/ui/model';
import { type Decimal, decimal, toText } from '@etherpilot/ui/money';
import { DepositScreen } from '@etherpilot/ui/screens/DepositScreen';
import { useState } from 'react';

const currencies: readonly SupportedCurrency[] = [
  { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.1') },
  { currency: 'BTC', name: 'Bitcoin', minDeposit: decimal('0.005') },
];
const refused = { title: 'Error', message: 'The server refused this deposit.' };
const lost = { title: 'No answer', message: 'Your deposit may have been created. Check your deposit history.' };

export function Example() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [created, setCreated] = useState<readonly DepositAddress[]>([]);
  const [openInfoId, setOpenInfoId] = useState<string | null>(null);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const create = async (request: { readonly currency: string; readonly amount: Decimal }) => {
    setSubmission({ status: 'sending' });
    try {
      const body = JSON.stringify({ currency: request.currency, amount: toText(request.amount) });
      const response = await fetch('/api/deposits', { method: 'POST', body });
      // A server that fails may have stored the order before.
      if (response.status >= 500) throw new Error(`The server answered with ${response.status}.`);
      if (!response.ok) {
        setSubmission({ status: 'failed', failure: refused });
        return;
      }
      const { id, address } = await response.json();
      setCreated((before) => [{ id, address, recordId: id, createdAt: Date.now(), ...request }, ...before]);
      setOpenInfoId(id);
      setSubmission({ status: 'succeeded' });
    } catch {
      // Nothing is sent again by code: history and balance have to show what became of the order.
      setSubmission({
        status: 'uncertain',
        failure: lost,
        since: Date.now(),
        order: { kind: 'deposit', ...request },
        count: 1,
        isFromAnotherTab: false,
        recheck: { status: 'reading' },
        canUnlock: false,
      });
    }
  };

  return (
    <>
      <DepositScreen
        currencies={{ status: 'ready', data: currencies }}
        created={created}
        openInfoId={openInfoId}
        submission={submission}
        onCreateDeposit={(request) => void create(request)}
        onToggleInfo={({ id }) => setOpenInfoId(id)}
        onReadAgain={() => window.location.reload()}
        onUnlock={() => setSubmission(IDLE)}
        onRetry={() => window.location.reload()}
        onCopy={(text) => navigator.clipboard.writeText(text)}
        onGoBack={() => window.history.back()}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
