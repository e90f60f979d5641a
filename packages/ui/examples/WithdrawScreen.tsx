import { type Toast, ToastRegion } from '@etherpilot/ui';
import { IDLE, live, type Submission, type SupportedCurrency, type WithdrawalRequest } from '@etherpilot/ui/model';
import { decimal, toText } from '@etherpilot/ui/money';
import { WithdrawScreen } from '@etherpilot/ui/screens/WithdrawScreen';
import { useState } from 'react';

const currencies: readonly SupportedCurrency[] = [
  { currency: 'ETH', name: 'Ethereum', minDeposit: decimal('0.1') },
  { currency: 'BTC', name: 'Bitcoin', minDeposit: decimal('0.005') },
];
const refused = { title: 'Withdrawal Failed', message: 'The server refused this withdrawal.' };
const lost = { title: 'No answer', message: 'Your withdrawal may have been sent. Check your history.' };

export function Example() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);

  const withdraw = async ({ amount, currency, withdrawalAddress }: WithdrawalRequest) => {
    setSubmission({ status: 'sending' });
    try {
      const body = JSON.stringify({ amount: toText(amount), currency, address: withdrawalAddress });
      const { ok, status } = await fetch('/api/withdrawals', { method: 'POST', body });
      // A server that fails may have stored the order before.
      if (status >= 500) throw new Error(`The server answered with ${status}.`);
      setSubmission(ok ? { status: 'succeeded' } : { status: 'failed', failure: refused });
    } catch {
      // Nothing is sent again by code: history and balance have to show what became of the order.
      setSubmission({
        status: 'uncertain',
        failure: lost,
        since: Date.now(),
        order: { kind: 'withdrawal', amount, currency },
        count: 1,
        isFromAnotherTab: false,
        recheck: { status: 'reading' },
        canUnlock: false,
      });
    }
  };

  return (
    <>
      <WithdrawScreen
        currencies={{ status: 'ready', data: currencies }}
        balance={live(decimal('1250.00'))}
        submission={submission}
        onWithdraw={(request) => void withdraw(request)}
        onReadClipboard={() => navigator.clipboard.readText()}
        onReadAgain={() => window.location.reload()}
        onUnlock={() => setSubmission(IDLE)}
        onRetry={() => window.location.reload()}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
