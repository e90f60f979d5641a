/** Both heights are whole pixels. */
const ROUNDING = 1;

/**
 * What scrolls an element: the nearest box that is shorter than what is in it, or the window. A box that scrolls sideways only
 * grows with its content, and would show all of it at once.
 */
export function findScroller(element: Element): Element | Window {
  const { defaultView, documentElement, body } = element.ownerDocument;
  for (
    let box = element.parentElement;
    box !== null && box !== body && box !== documentElement;
    box = box.parentElement
  ) {
    const { overflowY } = getComputedStyle(box);
    const isShort = box.scrollHeight > box.clientHeight + ROUNDING;
    if (isShort && (overflowY === 'auto' || overflowY === 'scroll')) return box;
  }
  return defaultView ?? documentElement;
}

/** Whether the window scrolls, not a box in it. */
export function isWindow(scroller: Element | Window): scroller is Window {
  return 'document' in scroller;
}

/** How far something is scrolled (px). */
export function offsetOf(scroller: Element | Window): number {
  return isWindow(scroller) ? scroller.scrollY : scroller.scrollTop;
}

/** How far down in what scrolls an element begins (px). */
export function placeIn(scroller: Element | Window, element: Element): number {
  const { top } = element.getBoundingClientRect();
  if (isWindow(scroller)) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}
