/** Round numbers from `min` to `max`, about as many as asked for at most. */
export function roundLines(min: number, max: number, most: number): number[] {
  return multiples(roundStep((max - min) / most), min, max);
}

/** The smallest of 1, 2, 2.5 and 5 times a power of ten that is at least `least`. */
export function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((candidate) => candidate * power >= least * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/** The multiples of a step from `min` to `max`: counted in whole steps, so that rounding errors do not add up along the axis. */
export function multiples(step: number, min: number, max: number): number[] {
  const first = Math.ceil(min / step);
  const count = Math.max(Math.floor(max / step) - first + 1, 0);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
