import { type ComponentPropsWithRef, createElement, type ElementType, type JSX, type ReactElement } from 'react';

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

/** What styled-components gives a component besides those of its element. */
interface Props {
  readonly as?: ElementType;
  readonly forwardedAs?: ElementType;
  readonly className?: string;
}

interface Styled {
  (props: Props): ReactElement;
  /** What it renders. */
  readonly element: { readonly type: ElementType; readonly fixed: object | undefined };
}

/**
 * What the build makes of a styled component: an element with its class names and the attributes it always has. Behaves
 * as the original does: extending one does not nest two.
 */
export function styledElement(target: ElementType | Styled, classes: string, attributes?: object): Styled {
  const base = typeof target === 'function' && 'element' in target ? target.element : undefined;
  const type = base?.type ?? (target as ElementType);
  const fixed = base?.fixed && attributes ? { ...base.fixed, ...attributes } : (attributes ?? base?.fixed);
  const Styled = ({ as, forwardedAs, className, ...rest }: Props) =>
    createElement(as ?? type, {
      ...rest,
      ...(forwardedAs && { as: forwardedAs }),
      ...fixed,
      className: className ? `${classes} ${className}` : classes,
    });
  return Object.assign(Styled, { element: { type, fixed } });
}
