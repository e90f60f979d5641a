'use client';

import {
  type AriaAttributes,
  type ComponentType,
  createContext,
  type CSSProperties,
  type FocusEventHandler,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import type { Network } from '../model/Network.js';
import { type Hrefs, specHrefs } from '../model/Place.js';
import type { SupportChannel } from '../model/SupportChannel.js';

/**
 * All that a link within the product passes to the host's `Link`, which puts it on its anchor. Only what is given is
 * passed: no prop is ever set to `undefined`.
 */
export interface LinkProps extends AriaAttributes {
  /** The address of a place, with a fragment for a part of it: `/support#which-minimum`. */
  readonly href: string;
  readonly children?: ReactNode;
  readonly id?: string;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly title?: string;
  readonly target?: string;
  readonly rel?: string;
  /** Called before the link is followed; a host's own handler comes after it. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A click with another button than the first. */
  readonly onAuxClick?: MouseEventHandler<HTMLAnchorElement>;
  /** These two come before a click, for fetching ahead. */
  readonly onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  readonly onFocus?: FocusEventHandler<HTMLAnchorElement>;
  readonly ref?: Ref<HTMLAnchorElement>;
  readonly [data: `data-${string}`]: unknown;
}

/** The product's brand, shown in the shell and wherever the product names itself. */
export interface Brand {
  readonly name: string;
  /** Replaces the built-in mark; decorative. */
  readonly logo?: ReactNode;
}

export interface UiSettings {
  /** Renders in-app links; a plain anchor by default. */
  readonly Link: ComponentType<LinkProps> | 'a';
  readonly hrefs: Hrefs;
  /** The operator's community channel. */
  readonly telegramHref: string;
  /** How to reach the operator, best first; empty when nothing usable is configured. */
  readonly support: readonly SupportChannel[];
  readonly brand: Brand;
  /** The networks addresses are expected on; an address of the other kind shows a warning. */
  readonly network: Network;
  readonly locale: string;
  /** IANA name of the viewer's time zone. */
  readonly timeZone: string;
  /** Returns the current time in ms since the epoch. */
  readonly now: () => number;
}

export const defaultSettings: UiSettings = {
  Link: 'a',
  hrefs: specHrefs,
  telegramHref: 'https://t.me/',
  support: [],
  brand: { name: 'Etherpilot' },
  network: 'main',
  locale: 'en-US',
  timeZone: 'UTC',
  now: () => 0,
};

export const UiContext = createContext<UiSettings>(defaultSettings);

/** Returns the host's settings for the whole interface. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}
