import type { AriaAttributes, CSSProperties, Ref } from 'react';

/**
 * What every primitive passes on to its element. A field passes `className` and `style` to its frame and the rest to its
 * control.
 */
export interface ElementProps<Element = HTMLElement> extends AriaAttributes {
  /** Unique on the page. */
  readonly id?: string | undefined;
  /** Added to the classes that give it its look. */
  readonly className?: string | undefined;
  /** Of the same element as `className`. */
  readonly style?: CSSProperties | undefined;
  /** The element itself. */
  readonly ref?: Ref<Element> | undefined;
  /** Any `data-*` attribute. */
  readonly [data: `data-${string}`]: unknown;
}
