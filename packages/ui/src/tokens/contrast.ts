/** Two colour roles without their prefix, such as `text-soft` on `surface-card`. */
export type ColorPair = readonly [front: string, back: string];

/** Relative luminance of an opaque hex colour (WCAG 2.2). */
function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex;
  const [red = 0, green = 0, blue = 0] = (full.slice(1).match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two opaque hex colours (WCAG 2.2), from 1 to 21. */
export function getContrast(front: string, back: string): number {
  const [a, b] = [luminance(front), luminance(back)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const surfaces = ['surface-page', 'surface-card', 'surface-raised', 'surface-overlay', 'surface-well', 'surface-hover'];
const texts = ['text-strong', 'text-body', 'text-soft', 'text-faint', 'text-link', 'accent-text'];
const tones = ['positive', 'negative', 'warning'];

/** Text on every surface it is used on: 4.5 to 1. */
export const readablePairs: readonly ColorPair[] = [
  ...[...texts, ...tones].flatMap((front) => surfaces.map((back) => [front, back] as const)),
  ...tones.flatMap((tone) =>
    [tone, 'text-strong', 'text-body', 'text-soft'].map((front) => [front, `${tone}-surface`] as const),
  ),
  ...['accent-text', 'text-strong', 'text-body', 'text-soft'].map((front) => [front, 'accent-surface'] as const),
  ...['accent', 'accent-hover', 'accent-pressed'].map((back) => ['text-on-accent', back] as const),
  ['text-soft', 'neutral-surface'] as const,
  ['text-strong', 'surface-pressed'] as const,
];

/** Edges, ticks and rings that carry meaning, and the candles on the plot: 3 to 1. */
export const visiblePairs: readonly ColorPair[] = [
  ...['line-control', 'tick', 'accent', 'focus-ring'].flatMap((front) =>
    surfaces.map((back) => [front, back] as const),
  ),
  ...tones.map((tone) => [tone, `${tone}-surface`] as const),
];
