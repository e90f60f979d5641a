'use client';

import type { ReactNode } from 'react';
import type { Place } from '../../model/Place.js';
import type { ButtonKind } from './Button.js';
import * as S from './Button.styles.js';

/** The look of a link that is drawn as a button. */
export interface ButtonLinkLook {
  /** The emphasis. Default: `plain`. */
  readonly kind?: ButtonKind;
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
export interface ButtonLinkProps extends ButtonLinkLook {
  /** The place it leads to. */
  readonly to: Place;
  /** Marks the link as the current place. */
  readonly isCurrent?: boolean;
  /** Called when the link is followed, also in a new tab. */
  readonly onClick?: () => void;
}

/** A link that looks like a button. */
export function ButtonLink({
  to,
  kind = 'plain',
  size = 'medium',
  icon,
  isWide = false,
  isCurrent = false,
  onClick,
  children,
}: ButtonLinkProps) {
  return (
    <S.Link
      to={to}
      data-kind={kind}
      data-size={size}
      data-wide={isWide || undefined}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
      onAuxClick={onClick}
    >
      {icon}
      {children}
    </S.Link>
  );
}

/** The props of `ExternalButtonLink`. */
export interface ExternalButtonLinkProps extends ButtonLinkLook {
  /** A URL outside the product: a web page opens in a new tab without an opener, `mailto:` the mail program. */
  readonly href: string;
}

/** A button-like link to a page outside the product. */
export function ExternalButtonLink({
  href,
  kind = 'plain',
  size = 'medium',
  icon,
  isWide = false,
  children,
}: ExternalButtonLinkProps) {
  const isPage = !href.startsWith('mailto:');
  return (
    <S.External
      href={href}
      target={isPage ? '_blank' : undefined}
      rel={isPage ? 'noopener noreferrer' : undefined}
      data-kind={kind}
      data-size={size}
      data-wide={isWide || undefined}
    >
      {icon}
      {children}
    </S.External>
  );
}
