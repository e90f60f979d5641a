import { UiProvider } from '@etherpilot/ui';
import { IDLE, type Submission } from '@etherpilot/ui/model';
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
