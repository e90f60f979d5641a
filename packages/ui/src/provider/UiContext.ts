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
import type { Limits } from '../model/limits.js';
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
  /** What the link shows. */
  readonly children?: ReactNode;
  /** Unique on the page. */
  readonly id?: string;
  /** The class that gives it its look. */
  readonly className?: string;
  /** Custom properties, or what a host gave. */
  readonly style?: CSSProperties;
  /** Shown on hover. */
  readonly title?: string;
  /** Where to open it; a host leaves anything but `_self` to the browser. */
  readonly target?: string;
  /** What the target is to this page. */
  readonly rel?: string;
  /** Called before the link is followed; a host's own handler comes after it. */
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  /** A click with another button than the first. */
  readonly onAuxClick?: MouseEventHandler<HTMLAnchorElement>;
  /** The pointer is over it; with `onFocus` the time to fetch ahead. */
  readonly onMouseEnter?: MouseEventHandler<HTMLAnchorElement>;
  /** The keyboard has reached it. */
  readonly onFocus?: FocusEventHandler<HTMLAnchorElement>;
  /** The anchor element, which is focused in some places. */
  readonly ref?: Ref<HTMLAnchorElement>;
  /** Any `data-*` attribute. */
  readonly [data: `data-${string}`]: unknown;
}

/** The product's brand, shown in the shell and wherever the product names itself. */
export interface Brand {
  /** The product's name, as it is written in texts. */
  readonly name: string;
  /** Replaces the built-in mark; decorative. */
  readonly logo?: ReactNode;
}

/** What the provider tells all components. */
export interface UiSettings {
  /** Renders in-app links; a plain anchor by default. */
  readonly Link: ComponentType<LinkProps> | 'a';
  /** The address of each place of the product. */
  readonly hrefs: Hrefs;
  /** The operator's community channel. */
  readonly telegramHref: string;
  /** How to reach the operator, best first; empty when nothing usable is configured. */
  readonly supportChannels: readonly SupportChannel[];
  /** The product's name and mark. */
  readonly brand: Brand;
  /** The networks addresses are expected on; an address of the other kind shows a warning. */
  readonly network: Network;
  /** What the forms accept where it differs from the defaults, with which `useLimits` completes it. */
  readonly limits: Partial<Limits>;
  /** BCP 47 name of the locale for figures and times, such as `de-DE`. */
  readonly locale: string;
  /** IANA name of the viewer's time zone. */
  readonly timeZone: string;
  /** Returns the current time in ms since the epoch; by default the device's. */
  readonly now: () => number;
  /** Whether the person's amounts are masked: six dots wherever one would be, and lines and bars without their shape. */
  readonly areBalancesHidden: boolean;
  /** Hides or shows them; without it no screen has an eye. */
  readonly onToggleBalances: (() => void) | undefined;
}

export const defaultSettings: UiSettings = {
  Link: 'a',
  hrefs: specHrefs,
  telegramHref: 'https://t.me/',
  supportChannels: [],
  brand: { name: 'Etherpilot' },
  network: 'main',
  limits: {},
  locale: 'en-US',
  timeZone: 'UTC',
  // oxlint-disable-next-line eslint/no-restricted-properties -- the only place; any other clock would show wrong ages
  now: () => Date.now(),
  areBalancesHidden: false,
  onToggleBalances: undefined,
};

export const UiContext = createContext<UiSettings>(defaultSettings);

/** Returns the host's settings for the whole interface. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}
