/**
 * What scrolls a list, by an element in it: the nearest box with a scrollbar that is shorter than the list, or the window. A
 * box that scrolls sideways only grows with the list, and would show all of it at once.
 */
export function findScroller(element: Element): Element | Window {
  const { defaultView, documentElement, body } = element.ownerDocument;
  const height = element.parentElement?.getBoundingClientRect().height ?? 0;
  for (
    let box = element.parentElement;
    box !== null && box !== body && box !== documentElement;
    box = box.parentElement
  ) {
    const { overflowY } = getComputedStyle(box);
    if ((overflowY === 'auto' || overflowY === 'scroll') && box.clientHeight < height) return box;
  }
  return defaultView ?? documentElement;
}

/** Whether the window scrolls, not a box in it. */
export function isWindow(scroller: Element | Window): scroller is Window {
  return 'document' in scroller;
}

/** How far something is scrolled (px). */
export function getOffset(scroller: Element | Window): number {
  return isWindow(scroller) ? scroller.scrollY : scroller.scrollTop;
}

/** How far down in what scrolls an element begins (px). */
export function placeIn(scroller: Element | Window, element: Element): number {
  const { top } = element.getBoundingClientRect();
  if (isWindow(scroller)) return top + scroller.scrollY;
  return top - scroller.getBoundingClientRect().top + scroller.scrollTop;
}
