'use client';

import type { ReactNode } from 'react';
import type { Place } from '../../model/Place.js';
import type { ButtonKind } from './Button.js';
import * as S from './Button.styles.js';

interface Shared {
  readonly kind?: ButtonKind;
  readonly size?: 'small' | 'medium' | 'large';
  /** Shown left of the text. */
  readonly icon?: ReactNode;
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

export interface ButtonLinkProps extends Shared {
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

export interface ExternalButtonLinkProps extends Shared {
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
