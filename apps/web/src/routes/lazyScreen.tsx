import { Loading, onDemand, useOnDemand } from '@etherpilot/ui';
import type { ComponentType } from 'react';
import { fetchScreen, MissingScreen } from '../services/fetchScreen.js';

/**
 * A route whose code is fetched when it is first visited: the module, and the name it exports. Where it does not come the
 * nearest error boundary says so; visited again, it is fetched again.
 */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): ComponentType {
  const code = onDemand<ComponentType>(async () => (await fetchScreen(load))[name]);
  return function LazyScreen() {
    const state = useOnDemand(code);
    if (state.status === 'failed') throw new MissingScreen('The code of a screen is missing.');
    if (state.status === 'loading') return <Loading />;
    return <state.code />;
  };
}
