import type { ComponentType } from 'react';
import { lazyScreen } from '../navigation/lazyScreen.js';
import { getPlace, signedInPaths } from '../paths.js';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('../routes/*Route.tsx');

/** The route of a place is found by name: `depositHistory` is shown by `routes/DepositHistoryRoute.tsx`. */
function screenOf(place: string) {
  const name = `${place.charAt(0).toUpperCase()}${place.slice(1)}Route`;
  const load = modules[`../routes/${name}.tsx`];
  if (load === undefined) throw new Error(`routes/${name}.tsx is missing.`);
  return lazyScreen(load, name);
}

/** The screens within the navigation, by path. */
export const signedInScreens = Object.entries(signedInPaths).map(
  ([place, path]) => [path, screenOf(getPlace(path) ?? place)] as const,
);

/** Shown at every other path. */
export const NotFound = screenOf('notFound');
