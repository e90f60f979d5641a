'use client';

import {
  createContext,
  type CSSProperties,
  type RefObject,
  useCallback,
  useContext,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type Direction, DirectionContext } from '../messages/DirectionContext.js';

/** `contrast` is dark with stronger lines and texts; `system` follows the device. */
export type ColorScheme = 'dark' | 'light' | 'contrast' | 'system';

/** An element, a shadow root, or a ref to one of them. */
export type PortalContainer = HTMLElement | ShadowRoot | RefObject<HTMLElement | ShadowRoot | null>;

interface ProviderRoot {
  readonly colorScheme: ColorScheme | undefined;
  readonly container: PortalContainer | undefined;
  readonly className: string | undefined;
  readonly style: CSSProperties | undefined;
  readonly dir: 'ltr' | 'rtl' | 'auto' | undefined;
  readonly lang: string | undefined;
}

interface Portal extends Omit<ProviderRoot, 'colorScheme'> {
  readonly 'data-ep-root': '';
  readonly 'data-theme': ColorScheme | undefined;
}

interface PortalProps extends Partial<Portal> {
  readonly style: CSSProperties;
  readonly 'data-ep-portal': string;
}

/** What a portal needs to look as if it were inside its provider; set by `UiProvider`. */
export const PortalContext = createContext<Partial<Portal>>({ 'data-ep-root': '' });

/** A box would be in the way at the end of the body, and what a portal holds is fixed to the window. */
const NO_BOX: CSSProperties = { display: 'contents' };

/** Props of a Base UI portal whose content belongs to the provider around it. */
export function usePortal(kind: 'dialog' | 'list' | 'toasts'): PortalProps {
  const portal = useContext(PortalContext);
  return { ...portal, style: { ...portal.style, ...NO_BOX }, 'data-ep-portal': kind };
}

/** The attributes of a provider's element, and of its portals, which go to the shadow root the element is in. */
export function useProviderRoot({ colorScheme, container, className, style, dir, lang }: ProviderRoot) {
  const shadowRoot = useRef<ShadowRoot>(null);
  // Without a direction of its own it takes the one around it, which is known once it is in the page.
  const [inherited, setInherited] = useState(useContext(DirectionContext));
  const direction = dir === 'ltr' || dir === 'rtl' ? dir : inherited;
  const ref = useCallback((element: HTMLElement | null) => {
    const tree = element?.getRootNode();
    shadowRoot.current = tree instanceof ShadowRoot ? tree : null;
    if (element) setInherited(getComputedStyle(element).direction as Direction);
  }, []);
  return useMemo(() => {
    const attributes = { 'data-ep-root': '', 'data-theme': colorScheme, className, style, dir, lang } as const;
    return { ref, attributes, direction, portal: { ...attributes, container: container ?? shadowRoot } };
  }, [ref, direction, colorScheme, container, className, style, dir, lang]);
}
