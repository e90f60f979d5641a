'use client';

import type { MouseEvent, ReactNode } from 'react';
import { PlaceLink, type PlaceLinkProps } from '../../provider/PlaceLink.js';
import type { ElementProps } from '../ElementProps.js';
import type { ButtonVariant } from './Button.js';
import * as S from './Button.styles.js';

/** The look of a link that is drawn as a button. */
export interface ButtonLinkLook {
  /** The emphasis. Default: `plain`. */
  readonly variant?: ButtonVariant;
  /** The height. Default: `medium`. */
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown left of the text. */
  readonly icon?: ReactNode;
  /** Takes the full width. Default: false. */
  readonly isWide?: boolean;
  /** The text; it names where the link leads. */
  readonly children: ReactNode;
}

/** The props of `ButtonLink`. */
export interface ButtonLinkProps extends Omit<PlaceLinkProps, 'children' | 'onClick' | 'onAuxClick'>, ButtonLinkLook {
  /** Marks the link as the current place. */
  readonly isCurrent?: boolean;
  /** Called when the link is followed, also in a new tab. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'plain',
  size = 'medium',
  icon,
  isWide = false,
  isCurrent = false,
  onClick,
  children,
  ...rest
}: ButtonLinkProps) {
  const current = isCurrent ? ({ 'aria-current': 'page' } as const) : undefined;
  // A middle click follows the link as well; a right one only opens the browser's menu.
  const handleAuxClick = (event: MouseEvent<HTMLAnchorElement>) => event.button === 1 && onClick?.(event);
  return (
    <S.Root
      as={PlaceLink}
      {...rest}
      {...current}
      data-kind={variant}
      data-size={size}
      data-wide={isWide || undefined}
      onClick={onClick}
      onAuxClick={onClick && handleAuxClick}
    >
      {icon}
      {children}
    </S.Root>
  );
}

/** The props of `ExternalButtonLink`. */
export interface ExternalButtonLinkProps extends ElementProps<HTMLAnchorElement>, ButtonLinkLook {
  /** A URL outside the product: a web page opens in a new tab without an opener, `mailto:` the email app. */
  readonly href: string;
}

/** A button-like link to a page outside the product. */
export function ExternalButtonLink({
  href,
  variant = 'plain',
  size = 'medium',
  icon,
  isWide = false,
  children,
  ...rest
}: ExternalButtonLinkProps) {
  const isPage = !href.startsWith('mailto:');
  return (
    <S.Root
      as="a"
      {...rest}
      href={href}
      target={isPage ? '_blank' : undefined}
      rel={isPage ? 'noopener noreferrer' : undefined}
      data-kind={variant}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon}
      {children}
    </S.Root>
  );
}
