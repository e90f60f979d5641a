import { type ComponentType, lazy } from 'react';
import { fetchScreen } from '../services/fetchScreen.js';

/** A route whose code is fetched when it is first visited: the module, and the name it exports. */
export function lazyScreen<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
) {
  return lazy(async () => ({ default: (await fetchScreen(load))[name] }));
}
