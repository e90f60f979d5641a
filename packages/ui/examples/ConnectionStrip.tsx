import { Button, ConnectionStrip } from '@etherpilot/ui';
import { useState } from 'react';

/** `AppShell` takes it as `strip`. */
export function Example() {
  const [savedAt, setSavedAt] = useState<number | null>(() => Date.now());
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    const { ok } = await fetch('/api/profile');
    setIsRetrying(false);
    if (ok) setSavedAt(null);
  };
  if (savedAt === null) return <Button onClick={() => setSavedAt(Date.now())}>Go offline</Button>;
  return <ConnectionStrip kind="savedProfile" readAt={savedAt} isRetrying={isRetrying} onRetry={() => void retry()} />;
}
