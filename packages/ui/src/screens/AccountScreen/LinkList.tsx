'use client';

import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NavigationIcon } from '../../components/AppShell/navigation.js';
import { NavigationLink, type NavigationLinkProps } from '../../components/AppShell/NavigationLink.js';

interface LinkListProps<Item extends NavigationLinkProps['item']> {
  readonly items: readonly (Item & { readonly Icon: NavigationIcon })[];
  readonly getName: (item: Item) => string;
  readonly children?: ReactNode;
}

/** Rows of links: icon, name, arrow. */
export function LinkList<Item extends NavigationLinkProps['item']>({ items, getName, children }: LinkListProps<Item>) {
  return (
    <ul>
      {items.map((item) => (
        <li key={getName(item)}>
          <NavigationLink item={item} current={null}>
            <item.Icon className="ep-icon" aria-hidden="true" />
            {getName(item)}
            <ChevronRight className="ep-icon" aria-hidden="true" />
          </NavigationLink>
        </li>
      ))}
      {children}
    </ul>
  );
}
