import type { ComponentPropsWithRef, ElementType, JSX, ReactElement } from 'react';

/**
 * A styled element without behaviour. The type is explicit because the one styled-components infers refers to a file of
 * that package which others cannot import.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = (
  props: ComponentPropsWithRef<Tag> & {
    /** Renders another element or component with the same style. */
    readonly as?: ElementType;
    /** The control it labels, when rendered as a label. */
    readonly htmlFor?: string;
  },
) => ReactElement | null;
