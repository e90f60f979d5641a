/** Half a pixel, which rounding can add. */
const SLACK = 0.5;

/** What a person cannot reach in a column: what is drawn beside it, and what a box cuts off without scrolling. */
export function lossesIn(column: Element): string[] {
  const { left, right } = column.getBoundingClientRect();
  const found: string[] = [];
  if (column.scrollWidth > column.clientWidth) found.push(`${column.scrollWidth} px wide in ${column.clientWidth} px`);
  const walker = document.createTreeWalker(column, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) =>
    node instanceof Element && (node instanceof SVGElement || isHidden(node))
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    if (element === null || !(element instanceof HTMLElement)) continue;
    if (
      getBoxes(node).some((box) => box.right > right + SLACK || box.left < left - SLACK) &&
      !isScrolled(element, column) &&
      (node === element || getComputedStyle(element).textOverflow !== 'ellipsis')
    )
      found.push(`beside the column: ${getName(element)}`);
    if (node === element && cutsOff(element)) found.push(`cut off: ${getName(element)}`);
  }
  return [...new Set(found)];
}

/** Drawn for screen readers only. */
function isHidden(element: Element): boolean {
  const { display, visibility, clipPath } = getComputedStyle(element);
  return display === 'none' || visibility === 'hidden' || clipPath.startsWith('inset(50%');
}

/** The boxes of an element, or of the lines of a text: a long word leaves its element without widening it. */
function getBoxes(node: Node): DOMRect[] {
  if (node instanceof Element) return [node.getBoundingClientRect()].filter(isOnPage);
  if (node.nodeValue?.trim() === '') return [];
  const range = document.createRange();
  range.selectNodeContents(node);
  return [...range.getClientRects()].filter(isOnPage);
}

/** Not empty, and not above the page, where the link that skips the navigation waits for the focus. */
function isOnPage({ width, bottom }: DOMRect): boolean {
  return width > 0 && bottom + scrollY > 0;
}

function isScrolled(element: Element, column: Element): boolean {
  for (let parent = element.parentElement; parent !== null && parent !== column; parent = parent.parentElement)
    if (/auto|scroll/.test(getComputedStyle(parent).overflowX)) return true;
  return false;
}

/** A box that hides its overflow. An ellipsis says so and is on purpose; an input scrolls with its caret. */
function cutsOff(element: HTMLElement): boolean {
  if (element instanceof HTMLInputElement || element.scrollWidth <= element.clientWidth + 1) return false;
  const { overflowX, textOverflow } = getComputedStyle(element);
  return /hidden|clip/.test(overflowX) && textOverflow !== 'ellipsis';
}

function getName(element: Element): string {
  return `${element.tagName.toLowerCase()} “${element.textContent.trim().slice(0, 40)}”`;
}
