/** Where a figure or text comes from (honesty rule H-01). */
export const provenances = ['live', 'cached', 'stale', 'derived', 'simulated', 'sample', 'operator'] as const;
export type Provenance = (typeof provenances)[number];

/**
 * A value that says where it comes from. It has no value a component could draw by accident: only components that
 * take a `Sourced` can show it, and they draw the badge with it.
 */
export interface Sourced<T, P extends Provenance = Provenance> {
  readonly value: T;
  readonly provenance: P;
  /** When it was read, measured or reported, in ms since the epoch. */
  readonly asOf?: number | undefined;
}

export function live<T>(value: T): Sourced<T, 'live'> {
  return { value, provenance: 'live' };
}

/** Worked out on this device from what the server said. */
export function derived<T>(value: T): Sourced<T, 'derived'> {
  return { value, provenance: 'derived' };
}

export function sample<T>(value: T): Sourced<T, 'sample'> {
  return { value, provenance: 'sample' };
}
