'use client';

import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Place } from '../../model/Place.js';
import { PlaceLink } from '../../provider/PlaceLink.js';

interface LinkListProps<To extends Place> {
  readonly links: readonly { readonly to: To; readonly Icon: LucideIcon }[];
  readonly getName: (place: To) => string;
  readonly children?: ReactNode;
}

/** Rows of links: icon, name, arrow. */
export function LinkList<To extends Place>({ links, getName, children }: LinkListProps<To>) {
  return (
    <ul>
      {links.map(({ to, Icon }) => (
        <li key={to}>
          <PlaceLink to={to}>
            <Icon className="ep-icon" aria-hidden="true" />
            {getName(to)}
            <ChevronRight className="ep-icon" aria-hidden="true" />
          </PlaceLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
