'use client';

import { type ComponentType, createContext, type ReactNode, type Ref, useContext } from 'react';
import type { Network } from '../model/Network.js';
import { type Hrefs, specHrefs } from '../model/Place.js';
import type { SupportChannel } from '../model/SupportChannel.js';

export interface LinkProps {
  readonly href: string;
  readonly children?: ReactNode;
  readonly className?: string | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
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
