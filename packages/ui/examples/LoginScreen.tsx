import { type Toast, ToastRegion } from '@etherpilot/ui';
import { IDLE, type Submission } from '@etherpilot/ui/model';
import { LoginScreen } from '@etherpilot/ui/screens/LoginScreen';
import { useState } from 'react';

const refused = { title: 'Login failed', message: 'Email or password is wrong.' };

export function Example() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const signIn = async (credentials: { readonly email: string; readonly password: string }) => {
    setSubmission({ status: 'sending' });
    const { ok } = await fetch('/api/session', { method: 'POST', body: JSON.stringify(credentials) });
    setSubmission(ok ? { status: 'succeeded' } : { status: 'failed', failure: refused });
  };
  return (
    <>
      <LoginScreen
        submission={submission}
        onSignIn={(credentials) => void signIn(credentials)}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
