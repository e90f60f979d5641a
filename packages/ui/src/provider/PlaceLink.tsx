'use client';

import type { HelpArticle } from '../model/HelpArticle.js';
import type { Place } from '../model/Place.js';
import type { RecordId } from '../model/RecordId.js';
import { type LinkProps, useUi } from './UiContext.js';

/** What a link passes to the host's `Link`; `undefined` counts as not given. */
export type PassedLinkProps = { readonly [Name in Exclude<keyof LinkProps, 'href'>]?: LinkProps[Name] | undefined };

/** The props of `PlaceLink`. */
export interface PlaceLinkProps extends PassedLinkProps {
  /** The place to link to. */
  readonly to: Place;
  /** A part of that place, such as a help article: the fragment of its URL. */
  readonly part?: HelpArticle | undefined;
  /** The bot the place is opened for, by its id: `?bot=2`. */
  readonly bot?: number | undefined;
  /** The investment that is to be started again there, by its id: `?again=7`. */
  readonly again?: RecordId | undefined;
}

/** A link to a place of the product, rendered by the host's router. */
export function PlaceLink({ to, part, bot, again, ...rest }: PlaceLinkProps) {
  const { Link, hrefs } = useUi();
  // A host that spreads its props after its own `onClick` would lose that to an `undefined`.
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const query = Object.entries({ bot, again }).flatMap(([name, id]) =>
    id === undefined ? [] : [`${name}=${encodeURIComponent(id)}`],
  );
  const place = query.length === 0 ? hrefs[to] : `${hrefs[to]}?${query.join('&')}`;
  return <Link {...given} href={part === undefined ? place : `${place}#${part}`} />;
}
