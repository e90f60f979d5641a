'use client';

import { createContext, type CSSProperties, type RefObject, useCallback, useContext, useMemo, useState } from 'react';
import { type Direction, DirectionContext } from '../messages/DirectionContext.js';

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

interface Portal extends Omit<ProviderRoot, 'colorScheme'> {
  readonly 'data-ep-root': '';
  readonly 'data-theme': ColorScheme | undefined;
}

type PortalKind = 'dialog' | 'list' | 'toasts';

interface PortalProps extends Partial<Portal> {
  readonly style: CSSProperties;
  readonly popover: 'manual';
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'data-ep-portal': PortalKind;
}

/** What a portal needs to look as if it were inside its provider; set by `UiProvider`. */
export const PortalContext = createContext<Partial<Portal>>({ 'data-ep-root': '' });

/** What a portal holds is fixed to the window, so its own box takes no room and looks like nothing. */
const NO_ROOM: CSSProperties = {
  position: 'fixed',
  inset: '0 auto auto 0',
  width: 0,
  height: 0,
  margin: 0,
  border: 0,
  padding: 0,
  overflow: 'visible',
  background: 'none',
};

/** Props of a Base UI portal whose content belongs to the provider around it, over whatever the host's page has on top. */
export function usePortal(kind: PortalKind): PortalProps {
  const portal = useContext(PortalContext);
  const style = { ...portal.style, ...NO_ROOM };
  return { ...portal, style, popover: 'manual', ref: showOnTop, 'data-ep-portal': kind };
}

/** Puts a portal into the top layer, where no z-index of a host reaches, and the toasts of the page over it. */
function showOnTop(element: HTMLElement | null): void {
  // Missing where tests imitate a browser.
  if (element === null || !('showPopover' in element)) return;
  element.showPopover();
  if (element.dataset['epPortal'] !== 'dialog') return;
  const tree = element.getRootNode() as Document | ShadowRoot;
  for (const toasts of tree.querySelectorAll<HTMLElement>("[data-ep-portal='toasts']:popover-open")) showAgain(toasts);
}

/** The top layer is in the order of showing. The lines that show how long a toast stays go on where they were. */
function showAgain(toasts: HTMLElement): void {
  const times = toasts.getAnimations({ subtree: true }).map(({ currentTime }) => currentTime);
  toasts.hidePopover();
  toasts.showPopover();
  for (const [index, animation] of toasts.getAnimations({ subtree: true }).entries()) {
    animation.currentTime = times[index] ?? null;
  }
}

/** A host's dialog: what is outside of it may be inert, or lose the focus to it. */
const HOST_DIALOG = "dialog, [role='dialog'], [role='alertdialog'], [aria-modal='true']";

/** The attributes of a provider's element, and of its portals, which go to the host's dialog or shadow root it is in. */
export function useProviderRoot({ colorScheme, container, className, style, dir, lang }: ProviderRoot) {
  // Portals wait while it is null: what mounts with the provider is there before the provider's element.
  const [surroundings, setSurroundings] = useState<HTMLElement | ShadowRoot | null>(null);
  // Without a direction of its own it takes the one around it, which is known once it is in the page.
  const [inherited, setInherited] = useState(useContext(DirectionContext));
  const direction = dir === 'ltr' || dir === 'rtl' ? dir : inherited;
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    const tree = element.getRootNode();
    setSurroundings(
      element.closest<HTMLElement>(HOST_DIALOG) ?? (tree instanceof ShadowRoot ? tree : element.ownerDocument.body),
    );
    setInherited(getComputedStyle(element).direction as Direction);
  }, []);
  return useMemo(() => {
    const attributes = { 'data-ep-root': '', 'data-theme': colorScheme, className, style, dir, lang } as const;
    return { ref, attributes, direction, portal: { ...attributes, container: container ?? surroundings } };
  }, [ref, direction, surroundings, colorScheme, container, className, style, dir, lang]);
}
