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
  /** The investment that is to be started again there, by its id: `?again=7`. Not together with `bot`. */
  readonly again?: RecordId | undefined;
  /** The investment whose page is opened there, by its id: `?investment=7`. Only by itself. */
  readonly investment?: RecordId | undefined;
}

/** A link to a place of the product, rendered by the host's router. */
export function PlaceLink({ to, part, bot, again, investment, ...rest }: PlaceLinkProps) {
  const { Link, hrefs } = useUi();
  // A host that spreads its props after its own `onClick` would lose that to an `undefined`.
  const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined));
  let href: string = hrefs[to];
  if (bot !== undefined) href += `?bot=${bot}`;
  if (again !== undefined) href += `?again=${encodeURIComponent(again)}`;
  if (investment !== undefined) href += `?investment=${encodeURIComponent(investment)}`;
  if (part !== undefined) href += `#${part}`;
  return <Link {...given} href={href} />;
}
