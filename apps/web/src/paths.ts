import { publicHrefs, type SignedInPlace, signedInHrefs } from '@etherpilot/ui';

/** The paths with the navigation of a signed-in person around them. */
export const signedInPaths = {
  ...signedInHrefs,
  // Only a server or old links lead to these, and everybody can open them.
  depositSuccess: '/deposit-success',
  depositCancel: '/deposit-cancel',
} as const;

/** The paths of the app. */
export const paths = { ...publicHrefs, ...signedInPaths } as const;

const placeByPath = new Map<string, SignedInPlace>(
  (Object.keys(signedInHrefs) as SignedInPlace[]).map((place): [string, SignedInPlace] => [
    signedInHrefs[place],
    place,
  ]),
)
  // Two paths, one screen, one entry in the navigation.
  .set(signedInHrefs.robots, 'bots');

/** The place of a signed-in person at a path; `null` for public and unknown pages. */
export function getPlace(path: string): SignedInPlace | null {
  return placeByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}
