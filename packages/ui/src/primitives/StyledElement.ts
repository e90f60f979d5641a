import type { ComponentPropsWithRef, ElementType, JSX, ReactElement } from 'react';

/** The props of a `StyledElement`: those of its element, and what renders it as another. */
export type StyledElementProps<Tag extends keyof JSX.IntrinsicElements> = ComponentPropsWithRef<Tag> & {
  /** Renders another element or component with the same style. */
  readonly as?: ElementType;
  /** The control it labels, when rendered as a label. */
  readonly htmlFor?: string;
};

/**
 * A styled element without behaviour. The type is explicit because the one styled-components infers refers to a file of
 * that package which others cannot import.
 */
export type StyledElement<Tag extends keyof JSX.IntrinsicElements> = (
  props: StyledElementProps<Tag>,
) => ReactElement | null;
