import { useMessages } from '@etherpilot/ui';
import { loginScreenMessages } from '@etherpilot/ui/messages';
import { LoginScreen } from '@etherpilot/ui/screens/LoginScreen';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { paths } from '../paths.js';
import { useSubmission } from '../queries/useSubmission.js';
import { type Credentials, session, signIn } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';

export function LoginRoute() {
  const t = useMessages(loginScreenMessages);
  const [, navigate] = useLocation();
  const { current, draftEmail, endedOrder } = useSnapshot(session);
  const [submission, submit] = useSubmission({
    send: (credentials: Credentials, signal) => signIn(credentials, { signal }),
    onSucceed: () => navigate(paths.platform, { replace: true }),
  });
  return (
    <>
      <Title>{t('title')}</Title>
      <LoginScreen
        submission={submission}
        initialEmail={draftEmail}
        isSessionEnded={current.status === 'visitor' && (current.hasEnded || endedOrder !== null)}
        endedReason={current.status === 'visitor' ? current.reason : null}
        endedOrder={endedOrder}
        onSignIn={submit}
        onNotify={notify}
      />
    </>
  );
}
