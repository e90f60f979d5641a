import { IDLE, type Submission } from '@etherpilot/ui/model';
import { LoginScreen } from '@etherpilot/ui/screens/LoginScreen';
import { createFileRoute } from '@tanstack/react-router';
import { useState } from 'react';

export const Route = createFileRoute('/')({ component: SignIn });

function SignIn() {
  const [submission, setSubmission] = useState<Submission>(IDLE);
  return (
    <LoginScreen
      submission={submission}
      onSignIn={() => setSubmission({ status: 'sending' })}
      onNotify={({ title }) => console.info(title)}
    />
  );
}
