export interface GroupedAddress {
  /** `0x`: every address of its kind starts with it, so it need not be compared. */
  readonly prefix: string;
  readonly groups: readonly string[];
}

/** Splits an address into groups of four characters; joined together they are the address. */
export function groupAddress(address: string): GroupedAddress {
  const prefix = /^0x/i.exec(address)?.[0] ?? '';
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? [];
  return { prefix, groups };
}
