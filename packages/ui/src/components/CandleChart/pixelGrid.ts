/** Positions and thicknesses on a screen with `pixelRatio` device pixels per px; aligned shapes are drawn sharp. */
export interface PixelGrid {
  /** The nearest device pixel to a position (px). */
  readonly snap: (px: number) => number;
  /** The nearest thickness in whole device pixels (px), at least one. */
  readonly thick: (px: number) => number;
}

export function pixelGrid(pixelRatio: number): PixelGrid {
  const snap = (px: number) => Math.round(px * pixelRatio) / pixelRatio;
  return { snap, thick: (px) => Math.max(snap(px), 1 / pixelRatio) };
}
