import { ConnectionStrip } from '@etherpilot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { useIsOnline } from '../state/useIsOnline.js';
import { balance } from '../state/balance.js';
import { refreshProfile, session } from '../state/session.js';

const kinds = { reading: 'loadingProfile', unreached: 'savedProfile', answered: 'profileRefused' } as const;

/** Tells the user when the screen is not up to date: the device is offline, or the profile is a cached one. */
export function Connection() {
  const isOnline = useIsOnline();
  const { current } = useSnapshot(session);
  const { current: funds } = useSnapshot(balance);
  const [isRetrying, setIsRetrying] = useState(false);
  const queryClient = useQueryClient();
  const saved = current.status === 'signedIn' ? current.saved : null;
  if (isOnline && saved === null) return null;

  const retry = async () => {
    setIsRetrying(true);
    await Promise.allSettled([refreshProfile(), queryClient.refetchQueries({ type: 'active' })]);
    setIsRetrying(false);
  };
  return (
    <ConnectionStrip
      kind={isOnline && saved !== null ? kinds[saved.status] : 'offline'}
      {...(saved?.status === 'answered' && { answer: saved.failure })}
      readAt={funds?.asOf}
      isRetrying={isRetrying}
      onRetry={() => void retry()}
    />
  );
}
