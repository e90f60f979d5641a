import { Loading, onDemand, useOnDemand } from '@etherpilot/ui';
import type { ComponentType, ReactNode } from 'react';
import { fetchScreen, MissingScreen } from '../services/fetchScreen.js';

export interface LazyScreen {
  (): ReactNode;
  /** Loads the code before the first render, which then shows the screen at once. */
  readonly load: () => Promise<unknown>;
  /** Loads the code ahead of the visit. A failure is ignored: the visit loads it again. */
  readonly preload: () => Promise<void>;
}

/**
 * A route whose code is loaded when first visited: the module, and the name of its export. When it fails to load the
 * nearest error boundary shows that; the next visit tries again.
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
  return Object.assign(Screen, { load: code.load, preload });
}
