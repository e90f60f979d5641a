import { type SignedInPlace, signedInHrefs, specHrefs } from '@etherpilot/ui/model';

/** The paths of the app: those that screens link to, and those that only a server or old links lead to. */
export const paths = {
  ...specHrefs,
  depositSuccess: '/deposit-success',
  depositCancel: '/deposit-cancel',
} as const;

const placeByPath = new Map<string, SignedInPlace>(
  (Object.keys(signedInHrefs) as SignedInPlace[]).map((place): [string, SignedInPlace] => [
    signedInHrefs[place],
    place,
  ]),
)
  // Two paths, one screen, one entry in the navigation.
  .set(specHrefs.robots, 'bots');

/** Whether a path is for visitors only: a signed-in person is redirected from there. */
export function isForVisitors(path: string): boolean {
  return path === paths.login || path === paths.signup;
}

/** The place of a signed-in person at a path; `null` for public and unknown pages. */
export function getPlace(path: string): SignedInPlace | null {
  return placeByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}
