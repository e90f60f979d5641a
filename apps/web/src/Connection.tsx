import { ConnectionStrip } from '@etherpilot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useIsOnline } from './routes/useIsOnline.js';
import { balance } from './state/balance.js';
import { refreshProfile, session } from './state/session.js';

/** Says when what is on the screen is not the server's present word: no line, or a saved profile (H-22). */
export function Connection() {
  const isOnline = useIsOnline();
  const { current } = useSnapshot(session);
  const { current: funds } = useSnapshot(balance);
  const [isRetrying, setIsRetrying] = useState(false);
  const queryClient = useQueryClient();
  const isSaved = current.status === 'signedIn' && current.isSaved;
  if (isOnline && !isSaved) return null;

  const retry = async () => {
    setIsRetrying(true);
    await Promise.allSettled([refreshProfile(), queryClient.refetchQueries({ type: 'active' })]);
    setIsRetrying(false);
  };
  return (
    <ConnectionStrip
      kind={isOnline ? 'savedProfile' : 'offline'}
      readAt={funds.asOf}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
