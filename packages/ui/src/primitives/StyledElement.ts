import type { ComponentPropsWithRef, ElementType, JSX, ReactElement } from 'react';

/**
 * An element with a look of its own and nothing else. Its type is written out because the one styled-components infers
 * names a file of that package which others cannot import.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = (
  props: ComponentPropsWithRef<Tag> & {
    /** Draws another element or component with the same look. */
    readonly as?: ElementType;
    /** The control it names, when drawn as a label. */
    readonly htmlFor?: string;
  },
) => ReactElement | null;
