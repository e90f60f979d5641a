import { useMessages } from '@etherpilot/ui';
import { signupScreenMessages } from '@etherpilot/ui/messages';
import { SignupScreen } from '@etherpilot/ui/screens/SignupScreen';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { toFailure, useSubmission } from '../queries/useSubmission.js';
import { type Credentials, signUp } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';

export function SignupRoute() {
  const t = useMessages(signupScreenMessages);
  const [, navigate] = useLocation();
  const [submission, submit] = useSubmission({
    send: (credentials: Credentials, signal) => signUp(credentials, { signal }),
    onSucceed: ({ isSignedIn, error }) => {
      if (isSignedIn) {
        navigate(paths.platform, { replace: true });
        return;
      }
      // The account exists; signing up again would be refused. The sign-in form keeps the e-mail.
      const failure = toFailure(error);
      notify({ tone: 'negative', title: failure.title, description: failure.message });
      navigate(paths.login, { replace: true });
    },
  });
  return (
    <>
      <Title>{t('create')}</Title>
      <SignupScreen submission={submission} onSignUp={submit} onNotify={notify} />
    </>
  );
}
