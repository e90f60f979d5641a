import { Loading, onDemand, useOnDemand } from '@etherpilot/ui';
import type { ComponentType, ReactNode } from 'react';
import { fetchScreen, MissingScreen } from '../services/fetchScreen.js';

export interface LazyScreen {
  (): ReactNode;
  /** Fetches the code ahead of the visit. A failure is left to the visit, which fetches again. */
  readonly preload: () => Promise<void>;
}

/**
 * A route whose code is fetched when it is first visited: the module, and the name it exports. Where it does not come the
 * nearest error boundary says so; visited again, it is fetched again.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyScreen {
  const code = onDemand<ComponentType>(async () => (await fetchScreen(load))[name]);
  function Screen() {
    const state = useOnDemand(code);
    if (state.status === 'failed') throw new MissingScreen('The code of a screen is missing.');
    if (state.status === 'loading') return <Loading />;
    return <state.code />;
  }
  const preload = () =>
    load().then(
      () => undefined,
      () => undefined,
    );
  return Object.assign(Screen, { preload });
}
