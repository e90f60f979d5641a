export const noticeTones = ['success', 'info', 'negative'] as const;

/** A short message that appears over the page and goes: a toast. `negative` for failures (spec section 8). */
export interface Notice {
  readonly tone: (typeof noticeTones)[number];
  readonly title: string;
  readonly description: string;
}
