export const noticeTones = ['success', 'info', 'negative'] as const;

/** A short message shown over the page for a while: a toast. `negative` is for failures. */
export interface Notice {
  readonly tone: (typeof noticeTones)[number];
  readonly title: string;
  readonly description: string;
}
