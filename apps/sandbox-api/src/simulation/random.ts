import { hash } from 'node:crypto';

/**
 * Randomness that depends on a label instead of the order of calls: the same seed and label always give the same value,
 * so an interrupted simulation continues exactly as it would have without the interruption.
 */
export interface Random {
  /** A number in [0, 1). */
  fraction(label: string): number;
  /** 32 bytes. */
  bytes(label: string): Uint8Array;
}

/** A generator from a seed. */
export function createRandom(seed: string): Random {
  const bytes = (label: string) => new Uint8Array(hash('sha256', `${seed}\0${label}`, 'buffer'));
  return {
    bytes,
    fraction(label) {
      const [a = 0, b = 0, c = 0, d = 0] = bytes(label);
      return (a * 2 ** 24 + b * 2 ** 16 + c * 2 ** 8 + d) / 2 ** 32;
    },
  };
}
