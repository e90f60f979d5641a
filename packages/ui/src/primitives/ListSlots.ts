import type { ReactNode } from 'react';

/** What a host shows around the list of a screen. */
export interface ListSlots {
  /** More actions in the head; on phones, those of a list with a menu are in it. */
  readonly headActions?: ReactNode;
  /** Shown between the head and the list, such as a filter. */
  readonly beforeList?: ReactNode;
  /** Shown below the list. */
  readonly afterList?: ReactNode;
}
