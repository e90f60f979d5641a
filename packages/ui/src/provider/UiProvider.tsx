'use client';

import { type ReactNode, useMemo } from 'react';
import type { MessageOverrides } from '../messages/messages.js';
import { MessageOverridesContext } from '../messages/useMessages.js';
import type { Hrefs } from '../model/Place.js';
import { GlobalStyle } from './GlobalStyle.js';
import { defaultSettings, UiContext, type UiSettings } from './UiContext.js';

export interface UiProviderProps extends Partial<Omit<UiSettings, 'hrefs'>> {
  /** Addresses that differ from the specification's. */
  readonly hrefs?: Partial<Hrefs>;
  /** Texts that differ from the built-in English, by component and key. */
  readonly messages?: MessageOverrides;
  readonly children: ReactNode;
}

const NO_OVERRIDES: MessageOverrides = {};

/** Stands once around everything: links, addresses, brand, texts, locale, zone and clock come from here. */
export function UiProvider({
  children,
  messages = NO_OVERRIDES,
  hrefs,
  Link = defaultSettings.Link,
  telegramHref = defaultSettings.telegramHref,
  brand = defaultSettings.brand,
  network = defaultSettings.network,
  locale = defaultSettings.locale,
  timeZone = defaultSettings.timeZone,
  now = defaultSettings.now,
}: UiProviderProps) {
  const settings = useMemo<UiSettings>(
    () => ({
      Link,
      hrefs: { ...defaultSettings.hrefs, ...hrefs },
      telegramHref,
      brand,
      network,
      locale,
      timeZone,
      now,
    }),
    [Link, hrefs, telegramHref, brand, network, locale, timeZone, now],
  );
  return (
    <MessageOverridesContext value={messages}>
      <UiContext value={settings}>
        <GlobalStyle />
        {children}
      </UiContext>
    </MessageOverridesContext>
  );
}
