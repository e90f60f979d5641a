import { IDLE, type Submission, UiProvider } from '@etherpilot/ui';
import { LoginScreen } from '@etherpilot/ui/screens/LoginScreen';
import { useState } from 'react';

/** An island has a provider of its own. */
export function SignIn() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  return (
    <UiProvider brand={{ name: 'Astro example' }} support={{ email: 'help@example.com' }}>
      <LoginScreen
        submission={submission}
        onSignIn={() => setSubmission({ status: 'sending' })}
        onNotify={({ title }) => console.info(title)}
      />
    </UiProvider>
  );
}
