/** Where a figure or text comes from. */
export const provenances = ['live', 'cached', 'stale', 'derived', 'simulated', 'sample', 'operator'] as const;
/** One of these sources. */
export type Provenance = (typeof provenances)[number];

/**
 * A value with its provenance. It cannot be rendered by accident: only components that take a `Sourced` can show it,
 * and they draw the badge with it.
 */
export interface Sourced<T, P extends Provenance = Provenance> {
  /** The figure or text itself. */
  readonly value: T;
  /** Where it comes from. */
  readonly provenance: P;
  /** When it was read, measured or reported (ms since the epoch). */
  readonly asOf?: number | undefined;
}

/** Marks a value as read from the server just now. */
export function live<T>(value: T): Sourced<T, 'live'> {
  return { value, provenance: 'live' };
}

/** Marks a value as calculated on this device from the server's figures. */
export function derived<T>(value: T): Sourced<T, 'derived'> {
  return { value, provenance: 'derived' };
}

/** Marks a value as an example, not a real figure. */
export function sample<T>(value: T): Sourced<T, 'sample'> {
  return { value, provenance: 'sample' };
}
