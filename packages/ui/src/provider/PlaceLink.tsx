'use client';

import type { AnchorHTMLAttributes } from 'react';
import type { Place } from '../model/Place.js';
import { useUi } from './UiContext.js';

export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** Where it leads. */
  readonly to: Place;
}

/** A real link to a place of the product, drawn by the host's router. */
export function PlaceLink({ to, ...rest }: PlaceLinkProps) {
  const { Link, hrefs } = useUi();
  return <Link href={hrefs[to]} {...rest} />;
}
