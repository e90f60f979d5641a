import type { AriaAttributes, CSSProperties, Ref } from 'react';

/**
 * What every primitive passes on to its element. A field passes `className` and `style` to its frame and the rest to its
 * control.
 */
export interface ElementProps<Element = HTMLElement> extends AriaAttributes {
  readonly id?: string | undefined;
  readonly className?: string | undefined;
  readonly style?: CSSProperties | undefined;
  readonly ref?: Ref<Element> | undefined;
  readonly [data: `data-${string}`]: unknown;
}
