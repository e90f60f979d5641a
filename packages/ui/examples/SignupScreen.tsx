import { type Toast, ToastRegion } from '@etherpilot/ui';
import { IDLE, type Submission } from '@etherpilot/ui/model';
import { type Credentials, SignupScreen } from '@etherpilot/ui/screens/SignupScreen';
import { useState } from 'react';

export function Example() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const signUp = async (credentials: Credentials) => {
    setSubmission({ status: 'sending' });
    const response = await fetch('/api/accounts', { method: 'POST', body: JSON.stringify(credentials) });
    if (response.ok) setSubmission({ status: 'succeeded' });
    else {
      // Such as `{ email: 'This email is taken.' }`: shown below its field.
      const fieldErrors = await response.json();
      setSubmission({ status: 'failed', failure: { title: 'Signup failed', message: 'Check the form.', fieldErrors } });
    }
  };
  return (
    <>
      <SignupScreen
        submission={submission}
        onSignUp={(credentials) => void signUp(credentials)}
        onNotify={(notice) => setToasts((shown) => [...shown, { ...notice, id: crypto.randomUUID() }])}
      />
      <ToastRegion
        toasts={toasts}
        onDismiss={({ id }) => setToasts((shown) => shown.filter((toast) => toast.id !== id))}
      />
    </>
  );
}
