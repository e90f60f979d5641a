/** Decimal places of a US dollar amount. */
export const USD_PLACES = 2;
/** Decimal places of a coin amount, ETH included. */
export const COIN_PLACES = 8;

/**
 * Parses a plain decimal such as '0.1' into whole smallest units, so that no float ever holds money.
 * The caller has validated the text; more fraction digits than `places` throw a RangeError instead of being rounded.
 */
export function toWhole(text: string, places: number): bigint {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text);
  const fraction = match?.[3] ?? '';
  if (!match || fraction.length > places) throw new RangeError(`Not a decimal with ${places} places: ${text}`);
  const digits = BigInt(`${match[2]}${fraction.padEnd(places, '0')}`);
  return match[1] === '-' ? -digits : digits;
}

/** Whole smallest units as a decimal string with exactly `places` decimals: 125000n, 2 → '1250.00'. */
export function fromWhole(whole: bigint, places: number): string {
  const digits = (whole < 0n ? -whole : whole).toString().padStart(places + 1, '0');
  const text = `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return whole < 0n ? `-${text}` : text;
}

/** Cents as a dollar amount. */
export const usd = (cents: bigint): string => fromWhole(cents, USD_PLACES);
/** Units of 10^-8 as a coin amount. */
export const coin = (units: bigint): string => fromWhole(units, COIN_PLACES);
/** Hundredths of a percent as a percentage with two decimals. */
export const percent = (hundredths: bigint): string => fromWhole(hundredths, 2);

/**
 * What a deposit of `units` is worth in cents at `rateCents` per coin, rounded down: the sandbox never credits a
 * fraction of a cent.
 */
export function creditCents(units: bigint, rateCents: bigint): bigint {
  return (units * rateCents) / 10n ** BigInt(COIN_PLACES);
}

/** The return of an investment in hundredths of a percent of its initial amount, rounded half away from zero. */
export function returnHundredths(initialCents: bigint, currentCents: bigint): bigint {
  const scaled = (currentCents - initialCents) * 20_000n;
  return (scaled + (scaled < 0n ? -initialCents : initialCents)) / (2n * initialCents);
}
