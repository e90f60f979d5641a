'use client';

import type { ReactNode } from 'react';
import type { Place } from '../../model/Place.js';
import { PlaceLink } from '../../provider/PlaceLink.js';
import { useUi } from '../../provider/UiContext.js';
import { getCurrentMark } from './getCurrentMark.js';

export interface NavigationLinkProps {
  readonly item: { readonly to: Place } | { readonly href: string; readonly isCurrent?: boolean };
  /** The place of the page that is shown. */
  readonly current: Place | null;
  readonly children: ReactNode;
}

/** The link of an entry of the navigation. */
export function NavigationLink({ item, current, children }: NavigationLinkProps) {
  const { Link } = useUi();
  if ('to' in item) {
    return (
      <PlaceLink to={item.to} aria-current={getCurrentMark(item.to, current)}>
        {children}
      </PlaceLink>
    );
  }
  return (
    <Link href={item.href} {...(item.isCurrent && { 'aria-current': 'page' })}>
      {children}
    </Link>
  );
}
