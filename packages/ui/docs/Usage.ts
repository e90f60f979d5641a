import type { ReactNode } from 'react';

/** What to do with a component and what not, in a sentence each. */
export interface Pair {
  readonly good: string;
  readonly bad: string;
  /** Both of them alive, where a picture says more. */
  readonly views?: readonly [good: ReactNode, bad: ReactNode];
}

/** When to use a component. */
export interface Usage {
  readonly when: string;
  readonly pairs: readonly [Pair, ...Pair[]];
}

/** By the name of the component. */
export type Usages = Readonly<Record<string, Usage>>;
