export interface RateLimitOptions {
  /** Calls an address may make within a window. */
  readonly calls: number;
  /** The length of a window (ms). */
  readonly windowMs: number;
}

/** The most addresses that are counted at a time; beyond it the oldest are dropped. */
const MAX_ADDRESSES = 100_000;

/** Counts a call of an address: resolves with the ms until its next one is allowed; `undefined` when this one is. */
export type RateLimit = (address: string) => number | undefined;

/** Counts in this instance alone: it protects the instance, while the provider is protected by the shared interval. */
export function createRateLimit({ calls, windowMs }: RateLimitOptions, now: () => number): RateLimit {
  const counts = new Map<string, number>();
  let start = now();
  return (address) => {
    const time = now();
    if (time >= start + windowMs || time < start) {
      counts.clear();
      start = time;
    }
    const id = getNetwork(address);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    const [oldest = id] = counts.keys();
    if (counts.size > MAX_ADDRESSES) counts.delete(oldest);
    return count > calls ? start + windowMs - time : undefined;
  };
}

/** A household has one IPv4 address, but 2^64 of IPv6. */
function getNetwork(address: string): string {
  const isMapped = /^::ffff:\d+\./i.test(address);
  if (isMapped || !address.includes(':')) return address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const groups = [...(first ?? []), ...Array<string>(tail === undefined ? 0 : 8).fill('0'), ...(last ?? [])];
  return groups.slice(0, 4).join(':');
}
