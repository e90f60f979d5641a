'use client';

import { type ReactNode, useMemo } from 'react';
import { MessageLocaleContext, MessageOverridesContext } from '../messages/useMessages.js';
import type { SupportChannels } from '../model/OperatorContent.js';
import type { Hrefs } from '../model/Place.js';
import { getSupportChannels } from '../rules/supportChannels.js';
import { GlobalStyle } from './GlobalStyle.js';
import type { MessageOverrides } from './MessageOverrides.js';
import { defaultSettings, UiContext, type UiSettings } from './UiContext.js';

export interface UiProviderProps extends Partial<Omit<UiSettings, 'hrefs' | 'support'>> {
  /** URLs that differ from the defaults. */
  readonly hrefs?: Partial<Hrefs>;
  /**
   * How to reach the operator, besides Telegram. Without any channel the product says so in the footer of its pages.
   */
  readonly support?: SupportChannels;
  /** Texts that differ from the built-in English, by component and key. */
  readonly messages?: MessageOverrides;
  readonly children: ReactNode;
}

const NO_OVERRIDES: MessageOverrides = {};
const NO_SUPPORT: SupportChannels = {};

/** Wraps the whole app and provides links, URLs, brand, support, texts, locale, time zone and clock. */
export function UiProvider({
  children,
  messages = NO_OVERRIDES,
  hrefs,
  Link = defaultSettings.Link,
  telegramHref = defaultSettings.telegramHref,
  support = NO_SUPPORT,
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
      support: getSupportChannels(support, telegramHref),
      brand,
      network,
      locale,
      timeZone,
      now,
    }),
    [Link, hrefs, telegramHref, support, brand, network, locale, timeZone, now],
  );
  return (
    <MessageOverridesContext value={messages}>
      <MessageLocaleContext value={locale}>
        <UiContext value={settings}>
          <GlobalStyle />
          {children}
        </UiContext>
      </MessageLocaleContext>
    </MessageOverridesContext>
  );
}
