import { useMessages } from '@etherpilot/ui';
import { profileScreenMessages } from '@etherpilot/ui/messages';
import { ProfileScreen } from '@etherpilot/ui/screens/ProfileScreen';
import { useSnapshot } from 'valtio';
import { useInvestments } from '../queries/useInvestments.js';
import { useSubmission } from '../queries/useSubmission.js';
import { reloadProfile } from '../state/profile.js';
import { session } from '../state/session.js';
import { notify } from '../state/toasts.js';
import { Title } from '../navigation/Title.js';
import { useGoBack } from '../navigation/useGoBack.js';

export function ProfileRoute() {
  const t = useMessages(profileScreenMessages);
  const { current } = useSnapshot(session);
  const goBack = useGoBack();
  const { investments, partial, retry } = useInvestments({
    failure: { title: t('loadFailedTitle'), message: t('loadFailed') },
    isReadOnce: true,
  });
  const [refreshing, refresh] = useSubmission<void, void>({
    send: (_, signal) => reloadProfile({ signal }),
    onSucceed: () => notify({ tone: 'success', title: t('refreshedTitle'), description: t('refreshed') }),
    onFail: () => {
      // A user whose session has ended reads that on the sign-in page.
      if (session.current.status !== 'signedIn') return;
      notify({ tone: 'negative', title: t('refreshFailedTitle'), description: t('refreshFailed') });
    },
  });
  if (current.status !== 'signedIn') return null;
  return (
    <>
      <Title>{t('title')}</Title>
      <ProfileScreen
        profile={current.user}
        investments={investments}
        partial={partial}
        isRefreshing={refreshing.status === 'sending'}
        onRefresh={refresh}
        onRetryInvestments={retry}
        onNotify={notify}
        onGoBack={goBack}
      />
    </>
  );
}
