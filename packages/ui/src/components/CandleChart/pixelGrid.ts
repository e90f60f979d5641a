/** Places and thicknesses on a screen with `pixelRatio` device pixels to a px: what lies on them is drawn sharp. */
export interface PixelGrid {
  /** The nearest device pixel to a place (px). */
  readonly snap: (px: number) => number;
  /** The nearest thickness in device pixels (px), never less than one of them. */
  readonly thick: (px: number) => number;
}

export function pixelGrid(pixelRatio: number): PixelGrid {
  const snap = (px: number) => Math.round(px * pixelRatio) / pixelRatio;
  return { snap, thick: (px) => Math.max(snap(px), 1 / pixelRatio) };
}
