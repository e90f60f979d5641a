import { onDemand } from '@etherpilot/ui';
import { useEffect, useState } from 'react';

const background = onDemand(() => import('./Background.js').then((module) => module.Background));

/** Renders what goes on in the background once its code has come, which no screen waits for; again with the connection. */
export function LazyBackground() {
  const [Background, setBackground] = useState(() => background.current);
  const isMissing = Background === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    const load = () =>
      void background.load().then(
        (loaded) => setBackground(() => loaded),
        () => {},
      );
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [isMissing]);
  return Background !== undefined && <Background />;
}
