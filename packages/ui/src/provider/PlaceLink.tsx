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
  /** The investment the place is opened for, by its id: `?investment=7`. */
  readonly investment?: RecordId | undefined;
}

/** A link to a place of the product, rendered by the host's router. */
export function PlaceLink({ to, part, bot, investment, ...rest }: PlaceLinkProps) {
  const { Link, hrefs } = useUi();
  // A host that spreads its props after its own `onClick` would lose that to an `undefined`.
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  const query =
    bot === undefined
      ? investment === undefined
        ? ''
        : `?investment=${encodeURIComponent(investment)}`
      : `?bot=${bot}`;
  const place = hrefs[to] + query;
  return <Link {...given} href={part === undefined ? place : `${place}#${part}`} />;
}
