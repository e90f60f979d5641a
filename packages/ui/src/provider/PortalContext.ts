'use client';

import { createContext, type CSSProperties, type RefObject, useCallback, useContext, useMemo, useState } from 'react';
import { type Direction, DirectionContext } from '../messages/DirectionContext.js';
import { createStore, type Store } from './createStore.js';

/** `contrast` is dark with stronger lines and texts; `system` follows the device. */
export type ColorScheme = 'dark' | 'light' | 'contrast' | 'system';

/** An element, a shadow root, or a ref to one of them. */
export type PortalContainer = HTMLElement | ShadowRoot | RefObject<HTMLElement | ShadowRoot | null>;

interface ProviderRoot {
  readonly colorScheme: ColorScheme | undefined;
  readonly container: PortalContainer | null | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly dir: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly lang: string | undefined;
}

/** What a provider gives its own element and those of its portals. */
export interface RootAttributes extends Omit<ProviderRoot, 'colorScheme' | 'container'> {
  readonly 'data-ep-root': '';
  readonly 'data-theme': ColorScheme | undefined;
}

/** `null` until the provider's element is in the page; `undefined` without a provider. */
type Surroundings = HTMLElement | ShadowRoot | null | undefined;

interface PortalSettings {
  readonly attributes: Partial<RootAttributes>;
  readonly container: PortalContainer | null | undefined;
  /**
   * Where the provider is, which only its portals have to know. No state of the provider: when a context changes, React draws
   * anew what it has yet to hydrate.
   */
  readonly surroundings: Store<Surroundings>;
}

/** What a portal needs to look as if it were inside its provider; set by `UiProvider`. */
export const PortalContext = createContext<PortalSettings>({
  attributes: { 'data-ep-root': '' },
  container: undefined,
  surroundings: createStore<Surroundings>(undefined),
});

/** A host's dialog: what is outside of it may be inert, or lose the focus to it. */
const HOST_DIALOG = "dialog, [role='dialog'], [role='alertdialog'], [aria-modal='true']";

/** The attributes of a provider's element, and of its portals, which go to the host's dialog or shadow root it is in. */
export function useProviderRoot({ colorScheme, container, className, style, dir, lang }: ProviderRoot) {
  const [surroundings] = useState(() => createStore<Surroundings>(null));
  // Without a direction of its own it takes the one around it, which is known once it is in the page.
  const [inherited, setInherited] = useState(useContext(DirectionContext));
  const direction = dir === 'ltr' || dir === 'rtl' ? dir : inherited;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (element === null) return;
      const tree = element.getRootNode();
      surroundings.set(
        element.closest<HTMLElement>(HOST_DIALOG) ?? (tree instanceof ShadowRoot ? tree : element.ownerDocument.body),
      );
      setInherited(getComputedStyle(element).direction as Direction);
    },
    [surroundings],
  );
  return useMemo(() => {
    const attributes = { 'data-ep-root': '', 'data-theme': colorScheme, className, style, dir, lang } as const;
    return { ref, attributes, direction, portal: { attributes, container, surroundings } };
  }, [ref, direction, surroundings, colorScheme, container, className, style, dir, lang]);
}
