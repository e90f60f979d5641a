'use client';

import { type CSSProperties, useContext, useSyncExternalStore } from 'react';
import { type PortalContainer, PortalContext, type RootAttributes } from './PortalContext.js';

type PortalKind = 'dialog' | 'list' | 'toasts';

interface PortalProps extends Partial<RootAttributes> {
  readonly container: PortalContainer | null | undefined;
  readonly style: CSSProperties;
  readonly ref: (element: HTMLElement | null) => void;
  readonly 'data-ep-portal': PortalKind;
}

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
  const { attributes, container, surroundings } = useContext(PortalContext);
  // A portal waits while this is null: what mounts with the provider is there before the provider's element.
  const place = useSyncExternalStore(surroundings.subscribe, surroundings.get, surroundings.get);
  const style = { ...attributes.style, ...NO_ROOM };
  return { ...attributes, container: container ?? place, style, ref: showOnTop, 'data-ep-portal': kind };
}

/** Puts a portal into the top layer, where no z-index of a host reaches, and the toasts of the page over it. */
function showOnTop(element: HTMLElement | null): void {
  // Missing where tests imitate a browser, some of which hide an element with the attribute that they cannot show.
  if (element === null || !('showPopover' in element)) return;
  element.popover = 'manual';
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
