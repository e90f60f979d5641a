import { type Place, specHrefs } from '@etherpilot/ui';

/** The paths of the app: those that screens link to, and those that only a server or old links lead to. */
export const paths = {
  ...specHrefs,
  depositSuccess: '/deposit-success',
  depositCancel: '/deposit-cancel',
} as const;

const placeByPath = new Map<string, Place>(
  (Object.keys(specHrefs) as Place[]).map((place): [string, Place] => [specHrefs[place], place]),
)
  // Two paths, one screen, one entry in the navigation.
  .set(specHrefs.robots, 'bots');

/** The navigation entry of a path; `null` for pages without one. */
export function getPlace(path: string): Place | null {
  return placeByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}
