import { type Place, specHrefs } from '@etherpilot/ui';

/** The addresses of the specification (section 2): those screens link to, and those that only a server or habit leads to. */
export const paths = {
  ...specHrefs,
  depositSuccess: '/deposit-success',
  depositCancel: '/deposit-cancel',
} as const;

const placeByPath = new Map<string, Place>(
  (Object.keys(specHrefs) as Place[]).map((place): [string, Place] => [specHrefs[place], place]),
)
  // Two addresses, one screen, one entry in the navigation (G-14).
  .set(specHrefs.robots, 'bots');

/** The place an address shows, `null` for the pages no navigation entry stands for. */
export function placeAt(path: string): Place | null {
  return placeByPath.get(path.length > 1 ? path.replace(/\/+$/, '') : path) ?? null;
}
