import { type SignedInPlace, signedInHrefs } from '@etherpilot/ui/model';
import type { ComponentType } from 'react';
import { type LazyScreen, lazyScreen } from '../navigation/lazyScreen.js';
import { getPlace, paths } from '../paths.js';

const modules = import.meta.glob<Readonly<Record<string, ComponentType>>>('../routes/*Route.tsx');

/** The route of a place is found by name: `depositHistory` is shown by `routes/DepositHistoryRoute.tsx`. */
function findScreen(place: string) {
  const name = `${place.charAt(0).toUpperCase()}${place.slice(1)}Route`;
  const load = modules[`../routes/${name}.tsx`];
  if (load === undefined) throw new Error(`routes/${name}.tsx is missing.`);
  return lazyScreen(load, name);
}

/** The places of a signed-in person, and the payment results, which everybody can open. */
const names = [...(Object.keys(signedInHrefs) as SignedInPlace[]), 'depositSuccess', 'depositCancel'] as const;

/** The screens within the navigation, by path. */
export const signedInScreens = names.map((name) => [paths[name], findScreen(getPlace(paths[name]) ?? name)] as const);

/** Shown at every other path. */
export const NotFound = findScreen('notFound');

/** The screen at a path. */
export function screenAt(path: string): LazyScreen {
  const place = getPlace(path);
  return (
    signedInScreens.find(([route]) => route === path || (place !== null && getPlace(route) === place))?.[1] ?? NotFound
  );
}
