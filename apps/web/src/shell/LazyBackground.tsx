import { onDemand, useOnDemand } from '@etherpilot/ui';
import { useEffect } from 'react';

const background = onDemand(() => import('./Background.js').then((module) => module.Background));

/** Renders what goes on in the background once its code has come, which no screen waits for; again with the connection. */
export function LazyBackground() {
  const state = useOnDemand(background);
  const retry = state.status === 'failed' ? state.retry : undefined;
  useEffect(() => {
    if (retry === undefined) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);
  return state.status === 'ready' && <state.code />;
}
