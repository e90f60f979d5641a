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

/** Whose product it is: shown in the shell and wherever the product speaks of itself. */
export interface Brand {
  readonly name: string;
  /** Replaces the built-in mark; decorative. */
  readonly logo?: ReactNode;
}

export interface UiSettings {
  /** Renders in-app links; a plain anchor when the host gives none. */
  readonly Link: ComponentType<LinkProps> | 'a';
  readonly hrefs: Hrefs;
  /** The operator's community channel. */
  readonly telegramHref: string;
  /** How the operator can be reached, best first; empty when nothing usable is set up. */
  readonly support: readonly SupportChannel[];
  readonly brand: Brand;
  /** The networks addresses are expected on; one of the other is warned of. */
  readonly network: Network;
  readonly locale: string;
  /** IANA name of the viewer's zone. */
  readonly timeZone: string;
  /** The present, in ms since the epoch. */
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

/** What the host has set for the whole interface. */
export function useUi(): UiSettings {
  return useContext(UiContext);
}
