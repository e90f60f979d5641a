'use client';

import type { AnchorHTMLAttributes } from 'react';
import type { HelpArticle } from '../model/HelpArticle.js';
import type { Place } from '../model/Place.js';
import { useUi } from './UiContext.js';

/** The props of `PlaceLink`. */
export interface PlaceLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The place to link to. */
  readonly to: Place;
  /** A part of that place, such as a help article: the fragment of its URL. */
  readonly part?: HelpArticle | undefined;
}

/** A link to a place of the product, rendered by the host's router. */
export function PlaceLink({ to, part, ...rest }: PlaceLinkProps) {
  const { Link, hrefs } = useUi();
  return <Link href={part === undefined ? hrefs[to] : `${hrefs[to]}#${part}`} {...rest} />;
}
