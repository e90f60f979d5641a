'use client';

import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { DirectionContext } from '../messages/DirectionContext.js';
import { MessageLocaleContext, MessageOverridesContext } from '../messages/useMessages.js';
import type { SupportSettings } from '../model/OperatorContent.js';
import type { Hrefs } from '../model/Place.js';
import { getSupportChannels } from '../rules/supportChannels.js';
import { BaseStyle } from './BaseStyle.js';
import { LiveRegions } from './LiveRegions.js';
import type { MessageOverrides } from './MessageOverrides.js';
import { type ColorScheme, type PortalContainer, PortalContext, useProviderRoot } from './PortalContext.js';
import { defaultSettings, UiContext, type UiSettings } from './UiContext.js';

/** The props of `UiProvider`. */
export interface UiProviderProps extends Partial<Omit<UiSettings, 'hrefs' | 'supportChannels'>> {
  /** URLs that differ from the defaults. */
  readonly hrefs?: Partial<Hrefs>;
  /**
   * How to reach the operator, besides Telegram. Without any channel the product says so in the footer of its pages.
   */
  readonly support?: SupportSettings;
  /** Texts that differ from the built-in English, by component and key. */
  readonly messages?: MessageOverrides;
  /** The theme of this provider; by default that of the nearest `data-theme` around it, and dark without one. */
  readonly colorScheme?: ColorScheme;
  /** Where dialogs and toasts are put; by default the end of the body, or of the shadow root the provider is in. */
  readonly container?: PortalContainer;
  /** These belong to the provider's element, and hold for its dialogs and toasts as well. */
  readonly className?: string;
  /** Custom properties set here hold for everything inside. */
  readonly style?: CSSProperties;
  /** With `rtl` everything is mirrored but charts, addresses and figures; by default that of the page. */
  readonly dir?: 'ltr' | 'rtl' | 'auto';
  /** BCP 47 name of the language of the texts. */
  readonly lang?: string;
  /** What uses these settings. */
  readonly children: ReactNode;
}

const NO_OVERRIDES: MessageOverrides = {};
const NO_SUPPORT: SupportSettings = {};

/**
 * Wraps the product and provides links, URLs, brand, support, texts, locale, time zone, clock, theme and
 * whether balances are hidden. Renders an
 * element of its own, outside of which it styles nothing.
 */
export function UiProvider({
  children,
  messages = NO_OVERRIDES,
  hrefs,
  Link = defaultSettings.Link,
  telegramHref = defaultSettings.telegramHref,
  support = NO_SUPPORT,
  brand = defaultSettings.brand,
  network = defaultSettings.network,
  limits = defaultSettings.limits,
  locale = defaultSettings.locale,
  timeZone = defaultSettings.timeZone,
  now = defaultSettings.now,
  areBalancesHidden = defaultSettings.areBalancesHidden,
  onToggleBalances,
  colorScheme,
  container,
  className,
  style,
  dir,
  lang,
}: UiProviderProps) {
  const settings = useMemo<UiSettings>(
    () => ({
      Link,
      hrefs: { ...defaultSettings.hrefs, ...hrefs },
      telegramHref,
      supportChannels: getSupportChannels(support, telegramHref),
      brand,
      network,
      limits,
      locale,
      timeZone,
      now,
      areBalancesHidden,
      onToggleBalances,
    }),
    [
      Link,
      hrefs,
      telegramHref,
      support,
      brand,
      network,
      limits,
      locale,
      timeZone,
      now,
      areBalancesHidden,
      onToggleBalances,
    ],
  );
  const { ref, attributes, direction, portal } = useProviderRoot({
    colorScheme,
    container,
    className,
    style,
    dir,
    lang,
  });
  return (
    <MessageOverridesContext value={messages}>
      <MessageLocaleContext value={locale}>
        <DirectionContext value={direction}>
          <UiContext value={settings}>
            <PortalContext value={portal}>
              <BaseStyle />
              <div ref={ref} {...attributes}>
                <LiveRegions>{children}</LiveRegions>
              </div>
            </PortalContext>
          </UiContext>
        </DirectionContext>
      </MessageLocaleContext>
    </MessageOverridesContext>
  );
}
