/** How a notice is meant: something has worked, is worth knowing, or has failed. */
export const noticeTones = ['success', 'info', 'negative'] as const;

/** A short message shown over the page for a while: a toast. `negative` is for failures. */
export interface Notice {
  /** How it is meant; colour and icon follow. */
  readonly tone: (typeof noticeTones)[number];
  /** What happened, in a few words. */
  readonly title: string;
  /** What it means or what to do next. */
  readonly description: string;
}
