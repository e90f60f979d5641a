export interface GroupedAddress {
  /** `0x`, which every address of its kind begins with and nobody needs to compare. */
  readonly prefix: string;
  readonly groups: readonly string[];
}

/** Cuts an address into groups of four characters; put together again they are the address. */
export function groupAddress(address: string): GroupedAddress {
  const prefix = /^0x/i.exec(address)?.[0] ?? '';
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  return { prefix, groups };
}
